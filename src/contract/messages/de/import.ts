import type {
  IMPORT as IMPORT_EN,
  IMPORT_PAGE as IMPORT_PAGE_EN,
  IMPORT_RUNS as IMPORT_RUNS_EN,
  IMPORT_SENDING as IMPORT_SENDING_EN,
  READ_PROBLEM_TEXTS as READ_PROBLEM_TEXTS_EN,
} from '../en/import.ts';
import { counted, NUMBERS, plural } from './formats.ts';
import { IMPORT_MAPPING, ROW_PROBLEM_TEXTS } from './import-mapping.ts';
import { IMPORT_ITEMS, IMPORT_REVIEW } from './import-review.ts';

const { whole } = NUMBERS;

export const IMPORT_PAGE: typeof IMPORT_PAGE_EN = {
  source: (first, others) => `${first} und ${whole(others)} weitere`,
  reading: 'Deine Dateien werden gelesen',
  readOf: (read, files) => `${whole(read)} von ${counted(files, 'Datei', 'Dateien')}`,
  found: (flights) => `${counted(flights, 'Flug', 'Flüge')} gefunden`,
  readOfDatabase: (path, read) => `${path}: ${counted(read, 'Flug', 'Flüge')} gelesen`,
  comparing: 'Wird mit deinem Flugbuch verglichen …',
  stop: 'Anhalten',
  nothing: 'In diesen Dateien ist kein Flug.',
  otherFiles: 'Andere Dateien wählen',
  readingFailed: 'Die Dateien ließen sich nicht lesen.',
};

export const READ_PROBLEM_TEXTS: typeof READ_PROBLEM_TEXTS_EN = {
  notFlightFile: 'Das ist keine Datei mit einem Flug.',
  otherSpreadsheet: 'Diese Art Tabelle ist nicht lesbar. Speichere sie als XLSX oder CSV und wähle dann diese Datei.',
  waypoints: 'Das sind Wegpunkte, keine Flüge.',
  airspaces: 'Das sind Lufträume, keine Flüge.',
  nmea: 'Das ist das Protokoll eines GPS-Empfängers (NMEA). Wandle es in IGC oder GPX um und wähle dann diese Datei.',
  otherTrack:
    'Das ist ein Track von CompeGPS oder OziExplorer. Exportiere ihn als IGC oder GPX und wähle dann diese Datei.',
  empty: 'Die Datei ist leer.',
  tooLarge: 'Der Track ist als IGC-Datei größer als die erlaubten 8\u00a0MB.',
  tooLargeFile: 'Die Datei ist zu groß, um gelesen zu werden.',
  tooManyTracks: 'Die Datei hat mehr als 1\u202f000 Tracks.',
  gone: 'Die Datei ließ sich nicht lesen: Sie wurde verschoben oder geändert.',
  notReadable: 'Der Track ist nicht lesbar.',
  noFixes: 'Der Track hat keine GPS-Punkte.',
  noTimes: 'Der Track hat keine Zeiten, kann also kein Flug sein.',
  noTrack: 'Die Datei hat keinen Track.',
  onlyPlaces: 'Die Datei hat Orte, etwa Wegpunkte oder eine Route, aber keinen aufgezeichneten Track.',
  unevenTrack: 'Der Track hat nicht gleich viele Zeiten wie GPS-Punkte; sie lassen sich nicht zuordnen.',
  badXml: 'Die Datei ist beschädigt: Sie ist kein gültiges XML.',
  doctype: 'Die Datei deklariert XML-Entitäten, die nicht gelesen werden.',
  tooDeep: 'Die Datei ist zu tief verschachtelt.',
  badJson: 'Die Datei ist beschädigt: Sie ist kein gültiges JSON.',
  noFlights: 'Die Datei hat keine Flüge.',
  encrypted: 'Die Datei ist mit einem Passwort geschützt.',
  badZip: 'Die ZIP-Datei ist beschädigt.',
  badEntry: 'Die Datei ist beschädigt: Sie lässt sich nicht entpacken.',
  unknownCompression: 'Die Datei ist auf eine Art gepackt, die nicht lesbar ist.',
  wrongLength: 'Die Datei ist beschädigt: Ihre Länge stimmt nicht.',
  wrongChecksum: 'Die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht.',
  overlapping: 'Die Datei ist beschädigt: Sie überlappt eine andere in der ZIP-Datei.',
  tooManyEntries: 'Die ZIP-Datei hat mehr als 20\u202f000 Dateien.',
  tooMuchContent: 'Die ZIP-Datei hat mehr als 4\u00a0GB Inhalt.',
  zipTooDeep: 'ZIP-Dateien sind zu tief verschachtelt.',
  otherFilesOfArchive:
    'Von diesem Archiv werden nur die Aktivitäten gelesen: Die anderen Dateien enthalten keine Flüge.',
  databaseTooLarge: 'Die Datenbank ist größer als 300\u00a0MB oder als der Speicher, den dieser Browser noch hat.',
  noDate: 'Der Flug hat kein Datum.',
  notLogfly: 'Das ist kein Flugbuch von LogFly.',
  badDatabase: 'Die Datenbank ist beschädigt: Sie ist nicht oder nicht bis zum Ende lesbar.',
  tooManyFlights: 'Die Datenbank hat mehr als 20\u202f000 Flüge: Die übrigen werden weggelassen.',
  notLoaded:
    'Der Programmteil für diese Datei ließ sich nicht laden: Prüfe deine Internetverbindung, lade diese Seite neu und wähle die Datei noch einmal.',
  tooManyRows: 'Die Tabelle hat mehr als 20\u202f000 Zeilen.',
  newerArchive: 'Dieses Archiv stammt von einer neueren Version von Wingbook und ist hier nicht lesbar.',
  badArchive: 'Das Archiv ist beschädigt: Diese Datei daraus ist nicht lesbar.',
  missingFile: 'Das Archiv ist beschädigt: Diese Datei fehlt darin.',
};

export const IMPORT_SENDING: typeof IMPORT_SENDING_EN = {
  title: 'Import läuft',
  sentOf: (sent, flights) => `${whole(sent)} von ${counted(flights, 'Flug', 'Flügen')}`,
  starting: 'Wird gestartet …',
  waiting:
    'Die Verbindung ist weg. Der Import geht von selbst weiter, sobald sie wieder da ist; lass diese Seite offen.',
  stop: 'Anhalten',
  stopping: 'Wird angehalten …',
  goOn: 'Fortsetzen',
  stopped: 'Angehalten. Was gespeichert ist, bleibt.',
  leaveQuestion: 'Import verlassen? Was gespeichert ist, bleibt. Mit denselben Dateien geht er weiter.',
  leaveReview: 'Durchsicht verlassen? Davon ist noch nichts gespeichert.',
  done: 'Importiert',
  saved: (flights) => `${counted(flights, 'Flug ist', 'Flüge sind')} in deinem Flugbuch.`,
  toList: 'Zu den Flügen',
  toFlight: 'Zum Flug',
  another: 'Weitere importieren',
  report: {
    added: 'Flüge hinzugefügt',
    filled: 'Einträge ergänzt',
    known: 'Schon vorhanden',
    skipped: 'Weggelassen',
    refusedFlights: 'Nicht gespeichert',
    flights: 'Flüge gefunden',
    files: 'Dateien',
    refusedFiles: 'Dateien abgelehnt',
    refusedRows: 'Zeilen abgelehnt',
    sites: 'Neue Fluggebiete',
    gliders: 'Neue Schirme',
    gear: 'Neue Ausrüstung',
    handlings: 'Groundhandling dazu',
  },
  refused: (what) => `Abgelehnt: ${what}`,
  refusedKinds: {
    file: (count) => counted(count, 'Datei', 'Dateien'),
    row: (count) => counted(count, 'Zeile', 'Zeilen'),
    flight: (count) => counted(count, 'Flug', 'Flüge'),
    site: (count) => counted(count, 'Fluggebiet', 'Fluggebiete'),
    glider: (count) => counted(count, 'Schirm', 'Schirme'),
    gear: (count) => counted(count, 'Ausrüstungsteil', 'Ausrüstungsteile'),
    handling: (count) => counted(count, 'Eintrag Groundhandling', 'Einträge Groundhandling'),
    pilot: () => 'deine Einstellungen',
    incomplete: (count) => `Fluggebiet oder Schirm von ${counted(count, 'gespeicherten Flug', 'gespeicherten Flügen')}`,
  },
  pilot: 'Deine Einstellungen',
  savedWithout: (item) => `Der Flug ist gespeichert, aber „${item}“ wurde abgelehnt und fehlt darin.`,
  copyRefused: 'Liste kopieren',
  copied: 'Kopiert',
  notCopied: 'Kopieren fehlgeschlagen',
  saveRefused: 'Als CSV herunterladen',
  refusedFileName: 'refused-files.csv',
};

const KEPT = {
  flight: 'Flug',
  site: 'Fluggebiet',
  glider: 'Schirm',
  gear: 'Ausrüstung',
  handling: 'Groundhandling',
  pilot: 'Dein Name, deine Einheiten und früheren Flüge',
};
const WHY_KEPT = {
  changed: 'seit dem Import geändert',
  used: 'in einem Flug verwendet, der bleibt',
  usedGlider: 'mit Flügen, Ausrüstung oder Groundhandling verbunden, die bleiben',
};

export const IMPORT_RUNS: typeof IMPORT_RUNS_EN = {
  title: 'Frühere Importe',
  loading: 'Frühere Importe werden geladen',
  failed: 'Frühere Importe konnten nicht geladen werden.',
  states: {
    open: 'Nicht fertig: Wähle dieselben Dateien, um den Import fortzusetzen.',
    done: '',
    undoing: 'Nicht ganz rückgängig gemacht. Wähle noch einmal „Rückgängig“.',
    undone: 'Rückgängig gemacht',
  },
  counts: (counts) =>
    [
      [counts.added, 'hinzugefügt'],
      [counts.filled, 'ergänzt'],
      [counts.known ?? 0, 'vorhanden'],
      [counts.skipped ?? 0, 'weggelassen'],
      [counts.refused ?? 0, 'abgelehnt'],
      [counts.sites, plural(counts.sites, 'Fluggebiet', 'Fluggebiete')],
      [counts.gliders, plural(counts.gliders, 'Schirm', 'Schirme')],
      [counts.gear, 'Ausrüstung'],
      [counts.handlings, 'Groundhandling'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${whole(Number(count))} ${word}`)
      .concat(counts.pilot > 0 ? ['deine Einstellungen'] : [])
      .join(' · '),
  files: (count) => (count === null ? 'Anzahl der Dateien nicht mehr bekannt' : counted(count, 'Datei', 'Dateien')),
  details: 'Was abgelehnt wurde',
  detailsLost: 'Das ist nicht mehr bekannt.',
  noDetails: 'Keine abgelehnten Dateien gespeichert.',
  undo: 'Rückgängig',
  undoOf: (source) => `Rückgängig: Import von ${source}`,
  undoQuestion: (flights) =>
    `Import rückgängig machen? ${counted(flights, 'hinzugefügter oder ergänzter Flug wird', 'hinzugefügte oder ergänzte Flüge werden')} gelöscht oder auf den Stand vor dem Import zurückgesetzt. Was du seitdem geändert hast, bleibt.`,
  undoing: 'Wird rückgängig gemacht …',
  undone: (removed, restored) =>
    `Rückgängig gemacht: ${counted(removed, 'Eintrag', 'Einträge')} entfernt, ${whole(restored)} zurückgesetzt.`,
  kept: (count) => `${counted(count, 'Eintrag bleibt', 'Einträge bleiben')}:`,
  keptItem: (kind, name, reason) => `${[KEPT[kind], name].join(' ').trim()}: ${WHY_KEPT[reason]}`,
};

export const IMPORT: typeof IMPORT_EN = {
  mapping: IMPORT_MAPPING,
  page: IMPORT_PAGE,
  problems: READ_PROBLEM_TEXTS,
  review: IMPORT_REVIEW,
  rowProblems: ROW_PROBLEM_TEXTS,
  runs: IMPORT_RUNS,
  sending: IMPORT_SENDING,
  ...IMPORT_ITEMS,
};
