import type { IMPORT_ITEMS as IMPORT_ITEMS_EN, IMPORT_REVIEW as IMPORT_REVIEW_EN } from '../en/import-review.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const flights = (count: number): string => `${whole(count)} ${plural(count, 'Flug', 'Flüge')}`;

const FILLED = {
  time: 'Uhrzeit',
  site: 'Fluggebiet',
  glider: 'Schirm',
  airtime: 'Flugzeit',
  altitude: 'Höhe',
  remarks: 'Bemerkungen',
  tags: 'Schlagwörter',
  track: 'Track',
};

export const IMPORT_REVIEW: typeof IMPORT_REVIEW_EN = {
  title: 'Durchsicht',
  summary: (found, files) =>
    `${flights(found)} in ${whole(files)} ${plural(files, 'Datei', 'Dateien')}. Noch ist nichts gespeichert.`,
  import: (count) => (count === 0 ? 'Nichts zu importieren' : `${flights(count)} importieren`),
  importOthers: 'Rest des Archivs importieren',
  importOthersOfTable: 'Rest der Tabelle importieren',
  archive: (path, moment, { sites, gliders }) =>
    `${path} ist ein ganzes Flugbuch${moment === null ? '' : ` vom ${moment}`}, mit ${whole(sites)} ${plural(sites, 'Fluggebiet', 'Fluggebieten')} und ${whole(gliders)} ${plural(gliders, 'Schirm', 'Schirmen')}.`,
  gearComes: (gear, handlings) =>
    `Dazu kommen ${counted(gear, 'Ausrüstungsteil', 'Ausrüstungsteile')} und ${counted(handlings, 'Eintrag Groundhandling', 'Einträge Groundhandling')}.`,
  handlingsCome: (count) => `Dazu: ${counted(count, 'Eintrag Groundhandling', 'Einträge Groundhandling')}.`,
  withoutGlider: (count, places) =>
    `${counted(count, 'Eintrag Groundhandling', 'Einträge Groundhandling')} ohne Schirm: Wähle ihn unter „Schirme“, sonst ${plural(count, 'wird der Eintrag', 'werden sie')} nicht importiert (${places}).`,
  pilotComes:
    'Dein Flugbuch ist leer, darum bekommt es auch Name, Einheiten, „Meine Wertung“ und frühere Flüge aus dem Archiv.',
  trackLost: 'Der Track ist beschädigt: Der Flug wird ohne ihn importiert.',
  noDay: 'Die Datei enthält kein Datum.',
  whichDay: 'Welcher Tag?',
  timesNotes: {
    noZone: 'Die Datei nennt keine Zeitzone: Die Zeiten wurden als UTC gelesen, prüfe also die Uhrzeit.',
    spread: 'Die Datei hat nur die Zeiten von Anfang und Ende: Die dazwischen sind geschätzt.',
  },
  doubtful: 'Das ist vielleicht kein Flug.',
  beginsInAir: 'Beginnt in der Luft, darum wird kein Fluggebiet vorgeschlagen.',
  endsInAir: 'Endet in der Luft.',
  continued: (seconds, file) =>
    `Beginnt in der Luft, wo ${file} ${whole(seconds)}\u00a0s früher endet: wahrscheinlich derselbe Flug.`,
  joined: (files) =>
    `Aus ${whole(files)} Dateien zusammengefügt: Jede beginnt, wo die vorige endet. Der Track wird als eine Datei gespeichert.`,
  keepApart: 'Getrennt lassen',
  mayBeAnother: 'Vielleicht derselbe Flug wie ein anderer von diesem Tag.',
  finish: 'Import abschließen',
  stopped: (read, files) =>
    `Das Lesen wurde angehalten: ${whole(read)} von ${whole(files)} ${plural(files, 'Datei', 'Dateien')} gelesen.`,
  goesOn: (moment) => `Das setzt den Import vom ${moment} fort, der nicht abgeschlossen wurde.`,
  startOver: 'Neu beginnen',
  openQuestions: (count) =>
    plural(
      count,
      '1 Frage ist offen. Ohne Antwort wird dieser Flug weggelassen.',
      `${whole(count)} Fragen sind offen. Ohne Antwort werden diese Flüge weggelassen.`,
    ),
  converted: (count) =>
    `${flights(count)} aus anderen Formaten: ${plural(count, 'Der Track wird', 'Die Tracks werden')} als IGC gespeichert.`,
  before: (count, airtime) => `${flights(count)} vor diesem Flugbuch, ${airtime}: Sie kommen in dein Profil.`,
  beforeKnown: (count, airtime) =>
    `${flights(count)} vor diesem Flugbuch, ${airtime}: weggelassen, weil dein Profil schon solche Flüge hat.`,
  columnsLeftOut: (path, headers) =>
    `${plural(headers.length, 'Weggelassene Spalte', 'Weggelassene Spalten')} von ${path}: ${headers.join(', ')}.`,
  importedBefore: (moment) =>
    `Diese Dateien hast du schon am ${moment} importiert. Vorhandene Einträge bleiben, wie sie sind.`,
  fillAgain: (count) => `${whole(count)} ${plural(count, 'Eintrag', 'Einträge')} trotzdem ergänzen`,
  show: 'Anzeigen',
  all: 'Alle',
  filters: {
    new: 'Neu',
    fills: 'Ergänzt Eintrag',
    question: 'Fragen',
    known: 'Vorhanden',
    leftOut: 'Weggelassen',
    refused: 'Abgelehnt',
  },
  none: 'Hier sind keine Flüge.',
  whichFlight: 'Welcher Flug ist es?',
  isItNew: 'Ist es ein neuer Flug?',
  known: {
    known: 'In deinem Flugbuch',
    sameFlight: 'Von anderem Gerät',
    repeated: 'Zweimal gefunden',
    fills: 'Nichts zu ergänzen',
    question: 'Nichts zu ergänzen',
    new: 'Nichts zu ergänzen',
  },
  longer: 'Länger als im Flugbuch',
  answer: 'Was daraus wird',
  addAsNew: 'Neuer Flug',
  leaveOut: 'Weglassen',
  isEntry: (entry) => `Gehört zu: ${entry}`,
  answerFor: (flight) => `Was daraus wird: ${flight}`,
  flightOf: (date, time) => (time === null ? `Flug vom ${date}` : `Flug vom ${date}, ${time}`),
  entryWithoutFields: 'Eintrag ohne Uhrzeit und Fluggebiet',
  inLogbook: 'In deinem Flugbuch',
  fills: (fields) => `Ergänzt ${fields.map((field) => FILLED[field]).join(', ')}`,
  noTrack: 'kein Track',
  newItem: { site: 'neu', glider: 'neu' },
  change: (flight) => `Fluggebiet und Schirm ändern: ${flight}`,
  done: 'Fertig',
  bulk: (count) => plural(count, 'Der angezeigte Flug', `Alle ${whole(count)} angezeigten Flüge`),
  bulkAdd: 'Als neu importieren',
  bulkLeaveOut: 'Weglassen',
  bulkReset: 'Wie vorgeschlagen',
  bulkGlider: 'Schirm der angezeigten Flüge',
  setGlider: 'Schirm wählen …',
  tableLeftOut: 'Diese Tabelle hast du weggelassen.',
  refusedFiles: 'Was sich nicht importieren lässt',
  rowOfFile: (path, row) => `${path}, Zeile ${whole(row)}`,
  file: 'Datei',
  reason: 'Grund',
  table: 'Gefundene Flüge',
};

export const IMPORT_ITEMS: typeof IMPORT_ITEMS_EN = {
  sites: {
    title: (count) => `${whole(count)} ${plural(count, 'neues Fluggebiet', 'neue Fluggebiete')}`,
    lead: 'Startplätze fern von deinen Fluggebieten. Die Namen kommen aus einer öffentlichen Datenbank; ändere sie nach Belieben.',
    leadOfArchive: 'Fluggebiete, die du nicht hast, mit allem, was das Archiv darüber weiß.',
    name: 'Name',
    use: 'Verwenden',
    newSite: 'Neues Fluggebiet',
    flights,
    launchAt: (place) => `${place}, Startplatz`,
    launchNear: (place, km) => `Startplatz bei ${place}, ${km}\u00a0km`,
    unnamed: 'Startplatz',
    useFor: (name) => `Verwenden für ${name}`,
    nameOf: (name) => `Name: ${name}`,
    lookingUp: (count) =>
      plural(
        count,
        '1 Name wird noch gesucht. Ein Import wartet bis zu 10 Sekunden darauf, dann gilt der angezeigte.',
        `${whole(count)} Namen werden noch gesucht. Ein Import wartet bis zu 10 Sekunden darauf, dann gelten die angezeigten.`,
      ),
    waiting: 'Warten auf Namen …',
    beingLookedUp: 'Der Name wird gesucht …',
    newNamed: (name) => `${name} (neu)`,
    near: (name, distance) => `${name}, ${distance}`,
    sameName: 'Du hast hier ein Fluggebiet dieses Namens; die Flüge werden ihm zugeordnet.',
    sameNew: 'Ein anderes neues Fluggebiet heißt auch so und liegt ebenso nah; beide werden zu einem.',
    numbered: (name) => `Anderswo gibt es ein Fluggebiet dieses Namens; dieses wird „${name}“.`,
    noLookUp: 'Die Namen ließen sich gerade nicht suchen.',
  },
  gliders: {
    title: 'Schirme',
    lead: 'Wie deine Dateien die Schirme nennen und welcher deiner Schirme jeweils gemeint ist.',
    none: 'Dateien ohne Schirm',
    newGlider: (name) => `Neuer Schirm „${name}“`,
    gliderFor: (text) => `Schirm für ${text}`,
  },
};
