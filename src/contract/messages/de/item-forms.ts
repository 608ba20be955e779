import type { ITEM_FORMS as EN } from '../en/item-forms.ts';
import { plural } from './formats.ts';

const FLIGHT_FORM: (typeof EN)['flightForm'] = {
  likeLast: 'Wie der letzte Flug',
  newGlider: 'Neuer Schirm',
  newSite: 'Neues Fluggebiet',
  atLaunch: (place) => `Am Startplatz des Tracks (${place})`,
  siteOnMap: 'Karte und weitere Angaben',
  deleteQuestion: 'Diesen Flug löschen?',
  sledRide: 'Abgleiter',
};

const PERHAPS_NONE = ' · vielleicht kein Flug';

const IGC: (typeof EN)['igc'] = {
  title: 'IGC-Track',
  file: 'IGC-Datei',
  choose: 'IGC-Datei wählen',
  orDrop: 'oder hierher ziehen',
  replace: 'Ersetzen',
  openInImport: 'Im Import öffnen, der bis zu 8\u00a0MB annimmt',
  reading: (name) => `${name} wird gelesen`,
  knownTrack: 'Diesen Track hast du schon',
  knownTrackOf: (flight) => `Diesen Track hast du schon: Flug vom ${flight}`,
  open: 'Öffnen',
  addAnyway: 'Trotzdem hinzufügen',
  noSiteNear: (place) => `Kein Fluggebiet beim Start (${place}) gefunden. Neues anlegen?`,
  createSite: 'Neu anlegen',
  nearestSite: 'Nächstgelegenes Fluggebiet',
  noDay: 'Diese Datei enthält kein Datum. Wann war der Flug?',
  whichDecade: 'Diese Datei enthält kein Datum, und ihr Name lässt das Jahrzehnt offen. Wann war der Flug?',
  dayOfFlight: 'Tag des Flugs',
  takeDay: 'Diesen Tag übernehmen',
  rolledOver: (day, probable) =>
    `Laut Datei war es der ${day}. Manche Empfänger zählen 1024 Wochen zu wenig: Dann war der Flug am ${probable}.`,
  takeProbableDay: (day) => `${day} übernehmen`,
  surelyNone: 'In dieser Datei ist kein eindeutiger Flug. Prüfe Anfang und Ende, bevor du speicherst.',
  mayBeNone: 'Das ist vielleicht kein Flug. Prüfe Anfang und Ende, bevor du speicherst.',
  beginsInAir:
    'Die Aufzeichnung beginnt in der Luft: Der Start ist nicht bekannt, darum wird kein Fluggebiet vorgeschlagen.',
  endsInAir: 'Die Aufzeichnung endet in der Luft.',
  whichFlight: 'Flug in dieser Datei',
  flightOfFile: ({ position, count, from, to, airtime, isDoubtful }) =>
    `Flug ${position} von ${count} · ${from}–${to} · ${airtime}${isDoubtful ? PERHAPS_NONE : ''}`,
  addOthers: (count) =>
    plural(count, 'Auch den anderen als Flug hinzufügen', `Auch die ${count} anderen als Flüge hinzufügen`),
  addOthersNotStored: (count) =>
    plural(
      count,
      'Auch den anderen hinzufügen, der noch nicht in deinem Flugbuch ist',
      `Auch die ${count} anderen hinzufügen, die noch nicht in deinem Flugbuch sind`,
    ),
  othersNotAdded: (added, count, reason) =>
    plural(
      count,
      `Dieser Flug ist gespeichert, der andere nicht: ${reason}`,
      `Dieser Flug ist gespeichert, dazu ${added} der ${count} anderen. Dann gab es ein Problem: ${reason}`,
    ),
  trim: 'Kürzen',
  trimStored: 'Kürzen',
  trimStart: 'Anfang',
  trimEnd: 'Ende',
  trimReset: 'Zurücksetzen',
  utc: (time) => `${time} UTC`,
};

const PROPOSALS: (typeof EN)['proposals'] = {
  title: 'Fluggebiete in der Nähe',
  pending: 'Fluggebiete in der Nähe werden gesucht …',
  found: (name, distance) => `Gefunden: Fluggebiet „${name}“, ${distance} entfernt`,
  use: 'Diese Daten übernehmen',
  nothing: (distance) => ({
    before: `Kein Fluggebiet im Umkreis von ${distance} gefunden. Trag ein neues in eine `,
    link: 'öffentliche Datenbank der Fluggebiete',
    after: ' ein oder vergrößere den Umkreis.',
  }),
  widen: 'Umkreis vergrößern',
  credit: (source) => `Quelle: ${source}`,
};

const PICKER: (typeof EN)['picker'] = {
  title: 'Ort auf der Karte wählen',
  pin: 'Pin',
  close: 'Karte schließen',
  apply: 'Übernehmen',
  searchLabel: 'Adresse oder Koordinaten',
  placeholder: 'eingeben oder Pin setzen',
  search: 'Suchen',
  searching: 'Wird gesucht …',
  nothingFound: 'Nichts gefunden. Such etwas anderes oder setz einen Pin.',
  foundPlaces: 'Gefundene Orte',
  locate: 'Mein Standort',
  locating: 'Standort wird gesucht …',
  notShared:
    'Dein Browser gibt dieser Seite deinen Standort nicht frei. Erlaub es dort, such den Ort oder setz einen Pin.',
  notFound: 'Standort nicht gefunden. Such den Ort oder setz einen Pin.',
  pending: 'Wird gesucht …',
  unknown: 'Unbekannt',
  elevationOf: (source) => `Geländehöhe: ${source}`,
};

const TAGS: (typeof EN)['tags'] = {
  label: 'Schlagwörter',
  hint: 'Enter oder Komma beendet ein Schlagwort.',
  chosen: 'Gewählt',
  proposed: 'Vorgeschlagen',
  add: (tag) => `${tag} hinzufügen`,
  common: [
    'Hike & Fly',
    'Streckenflug',
    'Thermik',
    'Soaring',
    'Tandem',
    'Schulung',
    'Wettbewerb',
    'Groundhandling',
    'Acro',
  ],
};

const CONFLICT: (typeof EN)['conflict'] = {
  lead: 'Das wurde inzwischen geändert. Wähle, was bleiben soll, und speichere erneut.',
  mine: 'Von dir',
  theirs: 'Auf dem Server',
  nothing: 'Leer',
  myTrack: 'Der Track in diesem Formular',
  theirTrack: 'Der gespeicherte Track',
};

export const ITEM_FORMS: typeof EN = {
  forms: {
    hours: (label: string): string => `${label}, Stunden`,
    minutes: (label: string): string => `${label}, Minuten`,
    restored: 'Deine Eingaben sind wieder da.',
    leaveQuestion: 'Verlassen, ohne die Änderungen zu speichern?',
    openAgain:
      'Dieses Formular war schon offen, als das Flugbuch aus einer Sicherung wiederhergestellt wurde. Vielleicht gehört es jetzt zu einem anderen Eintrag: Öffne den Eintrag neu.',
    unreadableFile: (name: string): string => `Datei nicht lesbar: ${name}`,
    saved: 'Gespeichert',
    savedHere: 'Auf diesem Gerät gespeichert',
    savedWith: (others: number): string =>
      plural(
        others,
        'Gespeichert, dazu 1 weiterer Flug derselben Datei',
        `Gespeichert, dazu ${others} weitere Flüge derselben Datei`,
      ),
  },
  flightForm: FLIGHT_FORM,
  igc: IGC,
  conflict: CONFLICT,
  picker: PICKER,
  proposals: PROPOSALS,
  tags: TAGS,
};
