import type * as EN from '../en/import.ts';
import { counted, NUMBERS, plural } from './formats.ts';
import { IMPORT_MAPPING, ROW_PROBLEM_TEXTS } from './import-mapping.ts';
import { IMPORT_ITEMS, IMPORT_REVIEW } from './import-review.ts';

const { whole } = NUMBERS;

export const IMPORT_PAGE: typeof EN.IMPORT_PAGE = {
  source: (first, others) => plural(others, `${first} e un altro`, `${first} e altri ${whole(others)}`),
  reading: 'Lettura dei tuoi file',
  readOf: (read, files) => `${whole(read)} di ${whole(files)} file`,
  found: (flights) => plural(flights, '1 volo trovato', `${whole(flights)} voli trovati`),
  readOfDatabase: (path, read) => `${path}: ${plural(read, '1 volo letto', `${whole(read)} voli letti`)}`,
  comparing: 'Confronto con il tuo diario…',
  stop: 'Interrompi',
  nothing: 'In questi file non ci sono voli.',
  otherFiles: 'Scegli altri file',
  readingFailed: 'I file non si sono potuti leggere.',
};

export const READ_PROBLEM_TEXTS: typeof EN.READ_PROBLEM_TEXTS = {
  notFlightFile: 'Non è un file con un volo.',
  otherSpreadsheet: 'Salvalo come XLSX o CSV e scegli quel file: questo tipo di foglio di calcolo non si può leggere.',
  waypoints: 'Questi sono waypoint, non voli.',
  airspaces: 'Questi sono spazi aerei, non voli.',
  nmea: 'Questo è il registro di un ricevitore GPS (NMEA). Convertilo in IGC o GPX e scegli quel file.',
  otherTrack: 'Questa è una traccia di CompeGPS o OziExplorer. Esportala come IGC o GPX e scegli quel file.',
  empty: 'Il file è vuoto.',
  tooLarge: 'Come file IGC la traccia supera 8\u00a0MB, il massimo consentito.',
  tooLargeFile: 'Il file è troppo grande per essere letto.',
  tooManyTracks: 'Il file ha più di 1\u202f000 tracce.',
  gone: 'Il file non si è potuto leggere: è stato spostato o modificato.',
  notReadable: 'La traccia non si può leggere.',
  noFixes: 'La traccia non ha punti GPS.',
  noTimes: 'La traccia non ha orari, quindi non può essere un volo.',
  noTrack: 'Il file non ha una traccia.',
  onlyPlaces: 'Il file ha luoghi, come waypoint o una rotta, ma nessuna traccia registrata.',
  unevenTrack: 'La traccia non ha tanti orari quanti punti GPS, quindi non si possono abbinare.',
  badXml: 'Il file è danneggiato: non è XML valido.',
  doctype: 'Il file dichiara entità XML, che non vengono lette.',
  tooDeep: 'Il file ha troppi livelli annidati.',
  badJson: 'Il file è danneggiato: non è JSON valido.',
  noFlights: 'Il file non ha voli.',
  encrypted: 'Il file è protetto da una password.',
  badZip: 'Il file ZIP è danneggiato.',
  badEntry: 'Il file è danneggiato: non si può estrarre.',
  unknownCompression: 'Il file è compresso in un modo che non si può leggere.',
  wrongLength: 'Il file è danneggiato: la sua lunghezza è sbagliata.',
  wrongChecksum: 'Il file è danneggiato: la sua somma di controllo è sbagliata.',
  overlapping: 'Il file è danneggiato: si sovrappone a un altro dello ZIP.',
  tooManyEntries: 'Il file ZIP ha più di 20\u202f000 file.',
  tooMuchContent: 'Il file ZIP contiene più di 4\u00a0GB.',
  zipTooDeep: 'I file ZIP hanno troppi livelli annidati.',
  otherFilesOfArchive: 'Di questo archivio si leggono solo le attività: gli altri file non contengono voli.',
  databaseTooLarge: 'Il database supera 300\u00a0MB, o la memoria che resta a questo browser.',
  noDate: 'Il volo non ha una data.',
  notLogfly: 'Non è un diario di volo di LogFly.',
  badDatabase: 'Il database è danneggiato: non si può leggere, o non fino alla fine.',
  tooManyFlights: 'Il database ha più di 20\u202f000 voli: gli altri sono esclusi.',
  notLoaded:
    'Il programma che legge questo file non si è caricato: controlla la connessione a Internet, ricarica questa pagina e scegli di nuovo il file.',
  tooManyRows: 'La tabella ha più di 20\u202f000 righe.',
  newerArchive: 'Questo archivio viene da una versione più recente di Wingbook: questa versione non può leggerlo.',
  badArchive: 'L’archivio è danneggiato: questo file al suo interno non si può leggere.',
  missingFile: 'L’archivio è danneggiato: gli manca questo file.',
};

export const IMPORT_SENDING: typeof EN.IMPORT_SENDING = {
  title: 'Importazione…',
  sentOf: (sent, flights) => `${whole(sent)} di ${whole(flights)} ${plural(flights, 'volo', 'voli')}`,
  starting: 'Avvio…',
  waiting: 'La connessione è caduta. Quando torna, l’importazione continua da sola; tieni aperta questa pagina.',
  stop: 'Interrompi',
  stopping: 'Interruzione…',
  goOn: 'Continua',
  stopped: 'Interrotta. Ciò che è salvato resta salvato.',
  leaveQuestion: 'Uscire dall’importazione? Ciò che è salvato resta. Per continuare, scegli di nuovo gli stessi file.',
  leaveReview: 'Uscire dalla verifica? Non è stato salvato ancora nulla.',
  done: 'Importato',
  saved: (flights) => plural(flights, '1 volo è nel tuo diario.', `${whole(flights)} voli sono nel tuo diario.`),
  toList: 'Vai ai voli',
  toFlight: 'Vai al volo',
  another: 'Importa altro',
  report: {
    added: 'Voli aggiunti',
    filled: 'Voci completate',
    known: 'Già presenti',
    skipped: 'Esclusi',
    refusedFlights: 'Non salvati',
    flights: 'Voli trovati',
    files: 'File',
    refusedFiles: 'File rifiutati',
    refusedRows: 'Righe rifiutate',
    sites: 'Nuovi siti',
    gliders: 'Nuove vele',
    gear: 'Nuove attrezzature',
    handlings: 'Groundhandling aggiunto',
  },
  refused: (what) => `Rifiutati: ${what}`,
  refusedKinds: {
    file: (count) => `${whole(count)} file`,
    row: (count) => counted(count, 'riga', 'righe'),
    flight: (count) => counted(count, 'volo', 'voli'),
    site: (count) => counted(count, 'sito', 'siti'),
    glider: (count) => counted(count, 'vela', 'vele'),
    gear: (count) => counted(count, 'attrezzatura', 'attrezzature'),
    handling: (count) => counted(count, 'sessione di groundhandling', 'sessioni di groundhandling'),
    pilot: () => 'le tue impostazioni',
    incomplete: (count) => `il sito o la vela di ${counted(count, 'volo che è salvato', 'voli che sono salvati')}`,
  },
  pilot: 'Le tue impostazioni',
  savedWithout: (item) => `Rifiutato «${item}»: il volo è salvato senza.`,
  copyRefused: 'Copia elenco',
  copied: 'Copiato',
  notCopied: 'Copia non riuscita',
  saveRefused: 'Scarica come CSV',
  refusedFileName: 'refused-files.csv',
};

const KEPT = {
  flight: 'Volo',
  site: 'Sito',
  glider: 'Vela',
  gear: 'Attrezzatura',
  handling: 'Groundhandling',
  pilot: 'Il tuo nome, le unità e i voli precedenti',
};
const WHY_KEPT = {
  changed: 'modifiche fatte dopo l’importazione',
  used: 'in uso per un volo che resta',
  usedGlider: 'in uso per un volo, un’attrezzatura o un groundhandling che resta',
};

export const IMPORT_RUNS: typeof EN.IMPORT_RUNS = {
  title: 'Importazioni passate',
  loading: 'Caricamento delle importazioni',
  failed: 'Caricamento delle importazioni non riuscito.',
  states: {
    open: 'Non finita: per continuare, scegli di nuovo gli stessi file.',
    done: '',
    undoing: 'Annullamento non completato. Premi di nuovo «Annulla l’importazione».',
    undone: 'Annullata',
  },
  counts: (counts) =>
    [
      [counts.added, plural(counts.added, 'aggiunto', 'aggiunti')] as const,
      [counts.filled, plural(counts.filled, 'completato', 'completati')] as const,
      [counts.known ?? 0, plural(counts.known ?? 0, 'già presente', 'già presenti')] as const,
      [counts.skipped ?? 0, plural(counts.skipped ?? 0, 'escluso', 'esclusi')] as const,
      [counts.refused ?? 0, plural(counts.refused ?? 0, 'rifiutato', 'rifiutati')] as const,
      [counts.sites, plural(counts.sites, 'sito', 'siti')] as const,
      [counts.gliders, plural(counts.gliders, 'vela', 'vele')] as const,
      [counts.gear, plural(counts.gear, 'attrezzatura', 'attrezzature')] as const,
      [counts.handlings, 'groundhandling'] as const,
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${whole(count)} ${word}`)
      .concat(counts.pilot > 0 ? ['le tue impostazioni'] : [])
      .join(' · '),
  files: (count) => (count === null ? 'numero di file non più noto' : `${whole(count)} file`),
  details: 'Che cosa è stato rifiutato',
  detailsLost: 'Non è più noto.',
  noDetails: 'L’elenco dei file rifiutati non è conservato.',
  // Not `Annulla`, which is Cancel in the same dialog.
  undo: 'Annulla l’importazione',
  undoOf: (source) => `Annulla l’importazione: ${source}`,
  undoQuestion: (flights) =>
    `Annullare questa importazione? ${plural(
      flights,
      'Riguarda 1 volo: se era stato aggiunto sarà eliminato, se era stato completato tornerà com’era.',
      `Riguarda ${whole(flights)} voli: quelli aggiunti saranno eliminati, quelli completati torneranno com’erano.`,
    )} Ciò che hai modificato dopo resta.`,
  undoing: 'Annullamento in corso…',
  undone: (removed, restored) =>
    `Annullata: ${plural(removed, '1 elemento rimosso', `${whole(removed)} elementi rimossi`)}, ${plural(restored, '1 voce com’era prima', `${whole(restored)} voci com’erano prima`)}.`,
  kept: (count) => plural(count, '1 elemento è rimasto:', `${whole(count)} elementi sono rimasti:`),
  keptItem: (kind, name, reason) => `${[KEPT[kind], name].join(' ').trim()}: ${WHY_KEPT[reason]}`,
};

export const IMPORT: typeof EN.IMPORT = {
  mapping: IMPORT_MAPPING,
  page: IMPORT_PAGE,
  problems: READ_PROBLEM_TEXTS,
  review: IMPORT_REVIEW,
  rowProblems: ROW_PROBLEM_TEXTS,
  runs: IMPORT_RUNS,
  sending: IMPORT_SENDING,
  ...IMPORT_ITEMS,
};
