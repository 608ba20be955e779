import type { PENDING as EN } from '../en/pending.ts';
import { plural } from './formats.ts';

export const PENDING: typeof EN = {
  title: 'Wartende Änderungen',
  nothing: 'Auf diesem Gerät warten keine Änderungen.',
  lead: 'Diese Änderungen sind auf diesem Gerät gespeichert und werden gesendet, sobald es eine Verbindung gibt.',
  sendNow: 'Jetzt senden',
  sending: 'Wird gesendet …',
  unread: 'Was auf diesem Gerät wartet, ist gerade nicht lesbar.',
  unreadable: (count) =>
    plural(
      count,
      '1 Änderung wurde von einer neueren Version dieser App gespeichert. Lade neu, um diese Version zu öffnen.',
      `${count} Änderungen wurden von einer neueren Version dieser App gespeichert. Lade neu, um diese Version zu öffnen.`,
    ),
  savedHere: 'Auf diesem Gerät gespeichert, noch nicht gesendet.',
  needsYou: 'Auf diesem Gerät gespeichert. So lässt es sich nicht senden.',
  showPending: 'Anzeigen',
  chooseBoth: 'Auf dem Server steht inzwischen etwas anderes. Wähle, was bleiben soll.',
  kinds: {
    flight: { add: 'Neuer Flug', save: 'Flug geändert', delete: 'Flug gelöscht' },
    site: { add: 'Neues Fluggebiet', save: 'Fluggebiet geändert', delete: 'Fluggebiet gelöscht' },
    glider: { add: 'Neuer Schirm', save: 'Schirm geändert', delete: 'Schirm gelöscht' },
    pilot: { add: 'Profil geändert', save: 'Profil geändert', delete: 'Profil geändert' },
  },
  withTrack: (name) => `mit ${name}`,
  reasons: {
    rejected: 'Der Server nimmt diese Werte nicht an. Öffne die Änderung und korrigiere sie.',
    conflict: 'Der Eintrag wurde seitdem geändert.',
    gone: 'Der Eintrag wurde auf einem anderen Gerät gelöscht.',
    restored: 'Das Flugbuch wurde seitdem aus einer Sicherung wiederhergestellt. Prüfe, ob das noch passt.',
    old: 'Der Server hat das vielleicht schon vor langer Zeit gespeichert. Vergleiche, bevor du es erneut sendest.',
    refused: 'Der Server nimmt diese Änderung nicht an.',
    fileLost:
      'Der Browser hat den Track von diesem Gerät entfernt. Öffne die Änderung und wähle die Datei noch einmal.',
    known: 'Ein anderer Flug hat diesen Track schon. Vielleicht hast du ihn auf einem anderen Gerät gespeichert.',
  },
  failedAlone: 'Das ließ sich dreimal nicht senden, während anderes durchkam. Vielleicht hat der Server es schon.',
  notInBackup:
    'In der Sicherung, aus der das Flugbuch wiederhergestellt wurde, fehlt dieser Eintrag. Speichere ihn als neu oder verwirf ihn.',
  namedNotInBackup: (names) =>
    `In der Sicherung, aus der das Flugbuch wiederhergestellt wurde, fehlt: ${names}. Öffne die Änderung und wähle neu.`,
  otherFlight: (flight) => `Anderer Flug: ${flight}`,
  open: 'Öffnen',
  tryAgain: 'Erneut senden',
  addAnyway: 'Trotzdem hinzufügen',
  saveAsNew: 'Als neu speichern',
  keepChosen: 'Auswahl behalten',
  discard: 'Verwerfen',
  export: 'Exportieren',
  discardQuestions: {
    alone: 'Diese Änderung verwerfen? Es gibt sie sonst nirgends.',
    withOthers: 'Diesen Eintrag mit allen Änderungen daran verwerfen? Es gibt ihn sonst nirgends.',
    withEdits: 'Dieses Löschen verwerfen, samt den Änderungen davor? Diese Änderungen gibt es sonst nirgends.',
    mayStay: 'Diese Änderung verwerfen? Falls der Server sie schon hat, bleibt sie dort.',
    deleted:
      'Diesen Eintrag mit allen Änderungen daran verwerfen? Vielleicht hat ihn der Server schon: Er wird gesendet und dann gelöscht.',
  },
  notStored: 'Das ließ sich auf diesem Gerät nicht speichern. Versuch es noch einmal.',
  logOut: {
    question: (count) =>
      plural(
        count,
        '1 Änderung ist noch nicht gesendet. Trotzdem abmelden?',
        `${count} Änderungen sind noch nicht gesendet. Trotzdem abmelden?`,
      ),
    keep: 'Hier behalten und abmelden',
    send: 'Senden und abmelden',
    discard: (count) =>
      plural(count, '1 Änderung verwerfen und abmelden', `${count} Änderungen verwerfen und abmelden`),
    kept: 'Was hier bleibt, wird gesendet, wenn du dich hier wieder anmeldest.',
    notSent: 'Nicht alles ließ sich senden.',
  },
};
