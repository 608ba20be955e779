import type * as EN from '../en/import.ts';
import { counted, NUMBERS, plural } from './formats.ts';
import { IMPORT_MAPPING, ROW_PROBLEM_TEXTS } from './import-mapping.ts';
import { IMPORT_ITEMS, IMPORT_REVIEW } from './import-review.ts';

const { whole } = NUMBERS;

export const IMPORT_PAGE: typeof EN.IMPORT_PAGE = {
  source: (first, others) =>
    plural(others, `${first} et ${whole(others)} autre`, `${first} et ${whole(others)} autres`),
  reading: 'Lecture de vos fichiers',
  readOf: (read, files) => `${whole(read)} sur ${whole(files)} ${plural(files, 'fichier', 'fichiers')}`,
  found: (flights) => `${whole(flights)} ${plural(flights, 'vol trouvé', 'vols trouvés')}`,
  readOfDatabase: (path, read) => `${path}\u00a0: ${whole(read)} ${plural(read, 'vol lu', 'vols lus')}`,
  comparing: 'Comparaison avec votre carnet…',
  stop: 'Arrêter',
  nothing: 'Il n’y a pas de vol dans ces fichiers.',
  otherFiles: 'Choisir d’autres fichiers',
  readingFailed: 'Les fichiers n’ont pas pu être lus.',
};

export const READ_PROBLEM_TEXTS: typeof EN.READ_PROBLEM_TEXTS = {
  notFlightFile: 'Ce n’est pas un fichier de vol.',
  otherSpreadsheet:
    'Enregistrez-le en XLSX ou CSV et choisissez ce fichier-là\u00a0: ce type de fichier ne peut pas être lu.',
  waypoints: 'Ce sont des balises, pas des vols.',
  airspaces: 'Ce sont des espaces aériens, pas des vols.',
  nmea: 'C’est le journal d’un récepteur GPS (NMEA). Convertissez-le en IGC ou GPX et choisissez ce fichier-là.',
  otherTrack: 'C’est une trace de CompeGPS ou d’OziExplorer. Exportez-la en IGC ou GPX et choisissez ce fichier-là.',
  empty: 'Le fichier est vide.',
  tooLarge: 'La trace fait plus de 8\u00a0Mo en fichier IGC\u00a0: c’est le maximum.',
  tooLargeFile: 'Le fichier est trop gros pour être lu.',
  tooManyTracks: 'Le fichier contient plus de 1\u202f000 traces.',
  gone: 'Le fichier n’a pas pu être lu\u00a0: il a été déplacé ou modifié.',
  notReadable: 'La trace ne peut pas être lue.',
  noFixes: 'La trace n’a pas de points GPS.',
  noTimes: 'La trace n’a pas d’heures\u00a0: elle ne peut pas être un vol.',
  noTrack: 'Le fichier ne contient aucune trace.',
  onlyPlaces: 'Le fichier contient des lieux, comme des balises ou un parcours, mais aucune trace de vol.',
  unevenTrack: 'La trace n’a pas autant d’heures que de points GPS\u00a0: on ne sait pas ce qui va ensemble.',
  badXml: 'Le fichier est endommagé\u00a0: ce n’est pas du XML valide.',
  doctype: 'Le fichier déclare des entités XML, qui ne sont pas lues.',
  tooDeep: 'Le fichier a trop de niveaux imbriqués.',
  badJson: 'Le fichier est endommagé\u00a0: ce n’est pas du JSON valide.',
  noFlights: 'Le fichier ne contient aucun vol.',
  encrypted: 'Le fichier est protégé par un mot de passe.',
  badZip: 'Le fichier ZIP est endommagé.',
  badEntry: 'Le fichier est endommagé\u00a0: impossible de le décompresser.',
  unknownCompression: 'Le fichier est compressé d’une façon qui ne peut pas être lue.',
  wrongLength: 'Le fichier est endommagé\u00a0: sa longueur est fausse.',
  wrongChecksum: 'Le fichier est endommagé\u00a0: sa somme de contrôle est fausse.',
  overlapping: 'Le fichier est endommagé\u00a0: il en chevauche un autre du ZIP.',
  tooManyEntries: 'Le fichier ZIP contient plus de 20\u202f000 fichiers.',
  tooMuchContent: 'Le fichier ZIP a plus de 4\u00a0Go de contenu.',
  zipTooDeep: 'Trop de fichiers ZIP imbriqués.',
  otherFilesOfArchive:
    'Seules les activités de cette archive sont lues\u00a0: ses autres fichiers ne contiennent aucun vol.',
  databaseTooLarge: 'La base de données dépasse 300\u00a0Mo, ou la mémoire qu’il reste à ce navigateur.',
  noDate: 'Le vol n’a pas de date.',
  notLogfly: 'Ce n’est pas un carnet de LogFly.',
  badDatabase: 'La base de données est endommagée\u00a0: elle ne peut pas être lue, ou pas jusqu’au bout.',
  tooManyFlights: 'La base de données contient plus de 20\u202f000 vols\u00a0: les autres sont ignorés.',
  notLoaded:
    'Le module qui lit ce fichier n’a pas pu être chargé\u00a0: vérifiez votre connexion Internet, rechargez cette page et choisissez de nouveau le fichier.',
  tooManyRows: 'Le tableau contient plus de 20\u202f000 lignes.',
  newerArchive: 'Cette archive vient d’une version plus récente de Wingbook, que celle-ci ne peut pas lire.',
  badArchive: 'L’archive est endommagée\u00a0: ce fichier ne peut pas être lu.',
  missingFile: 'L’archive est endommagée\u00a0: ce fichier y manque.',
};

export const IMPORT_SENDING: typeof EN.IMPORT_SENDING = {
  title: 'Import en cours',
  sentOf: (sent, flights) => `${whole(sent)} sur ${counted(flights, 'vol', 'vols')}`,
  starting: 'Démarrage…',
  waiting:
    'La connexion est perdue. L’import continue de lui-même dès qu’elle revient\u202f; gardez cette page ouverte.',
  stop: 'Arrêter',
  stopping: 'Arrêt…',
  goOn: 'Continuer',
  stopped: 'Arrêté. Ce qui est enregistré le reste.',
  leaveQuestion:
    'Quitter l’import\u202f? Ce qui est enregistré reste. Choisissez de nouveau les mêmes fichiers pour continuer.',
  leaveReview: 'Quitter la vérification\u202f? Rien n’est encore enregistré.',
  done: 'Import terminé',
  saved: (flights) =>
    plural(flights, `${whole(flights)} vol est dans votre carnet.`, `${whole(flights)} vols sont dans votre carnet.`),
  toList: 'Aller aux vols',
  toFlight: 'Aller au vol',
  another: 'Importer autre chose',
  report: {
    added: 'Vols ajoutés',
    filled: 'Vols complétés',
    known: 'Déjà présents',
    skipped: 'Ignorés',
    refusedFlights: 'Non enregistrés',
    flights: 'Vols trouvés',
    files: 'Fichiers',
    refusedFiles: 'Fichiers refusés',
    refusedRows: 'Lignes refusées',
    sites: 'Nouveaux sites',
    gliders: 'Nouvelles voiles',
    gear: 'Nouveaux équipements',
    handlings: 'Gonflage ajouté',
  },
  refused: (what) => `Refusé\u00a0: ${what}`,
  refusedKinds: {
    file: (count) => counted(count, 'fichier', 'fichiers'),
    row: (count) => counted(count, 'ligne', 'lignes'),
    flight: (count) => counted(count, 'vol', 'vols'),
    site: (count) => counted(count, 'site', 'sites'),
    glider: (count) => counted(count, 'voile', 'voiles'),
    gear: (count) => counted(count, 'équipement', 'équipements'),
    handling: (count) => counted(count, 'séance de gonflage', 'séances de gonflage'),
    pilot: () => 'vos réglages',
    incomplete: (count) => `le site ou la voile de ${counted(count, 'vol enregistré', 'vols enregistrés')}`,
  },
  pilot: 'Vos réglages',
  savedWithout: (item) => `Le vol est enregistré sans «\u00a0${item}\u00a0», qui a été refusé.`,
  copyRefused: 'Copier la liste',
  copied: 'Copié',
  notCopied: 'Copie impossible',
  saveRefused: 'Télécharger en CSV',
  refusedFileName: 'refused-files.csv',
};

const KEPT = {
  flight: 'Vol',
  site: 'Site',
  glider: 'Voile',
  gear: 'Équipement',
  handling: 'Gonflage',
  pilot: 'Votre nom, vos unités et vos vols d’avant',
};
// No participles, as they would have to agree with the item.
const WHY_KEPT = {
  changed: 'modification depuis l’import',
  used: 'sert à un vol qui reste',
  usedGlider: 'sert à un vol, à un équipement ou à une séance de gonflage qui reste',
};

export const IMPORT_RUNS: typeof EN.IMPORT_RUNS = {
  title: 'Imports passés',
  loading: 'Chargement des imports passés',
  failed: 'Les imports passés n’ont pas pu être chargés.',
  states: {
    open: 'Inachevé\u00a0: choisissez de nouveau les mêmes fichiers pour continuer.',
    done: '',
    undoing: 'Défait en partie. Choisissez encore «\u00a0Défaire l’import\u00a0».',
    undone: 'Défait',
  },
  counts: (counts) => {
    const ofFlights = (count: number | null, word: string): string | null =>
      count === null || count === 0 ? null : counted(count, word, `${word}s`);
    return [
      ofFlights(counts.added, 'ajouté'),
      ofFlights(counts.filled, 'complété'),
      counts.known ? counted(counts.known, 'déjà présent', 'déjà présents') : null,
      ofFlights(counts.skipped, 'ignoré'),
      ofFlights(counts.refused, 'refusé'),
      ofFlights(counts.sites, 'site'),
      ofFlights(counts.gliders, 'voile'),
      ofFlights(counts.gear, 'équipement'),
      counts.handlings > 0 ? counted(counts.handlings, 'séance de gonflage', 'séances de gonflage') : null,
      counts.pilot > 0 ? 'vos réglages' : null,
    ]
      .filter((text) => text !== null)
      .join(' · ');
  },
  files: (count) => (count === null ? 'nombre de fichiers inconnu' : counted(count, 'fichier', 'fichiers')),
  details: 'Ce qui a été refusé',
  detailsLost: 'Cette liste n’est plus disponible.',
  noDetails: 'Aucune liste de fichiers refusés n’est conservée.',
  // Its dialog has 'Annuler', which is Cancel.
  undo: 'Défaire l’import',
  undoOf: (source) => `Défaire l’import\u00a0: ${source}`,
  undoQuestion: (flights) =>
    `Défaire cet import\u202f? Les vols ajoutés seront supprimés, les vols complétés redeviendront comme avant (${counted(flights, 'vol', 'vols')} en tout). Ce que vous avez modifié depuis restera.`,
  undoing: 'Annulation…',
  undone: (removed, restored) =>
    `Import défait\u00a0: ${counted(removed, 'élément supprimé', 'éléments supprimés')}, ${counted(restored, 'vol', 'vols')} comme avant.`,
  kept: (count) =>
    plural(count, `${whole(count)} élément est resté\u00a0:`, `${whole(count)} éléments sont restés\u00a0:`),
  keptItem: (kind, name, reason) => `${[KEPT[kind], name].join(' ').trim()}\u00a0: ${WHY_KEPT[reason]}`,
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
