import type * as EN from '../en/import-review.ts';
import { counted, NUMBERS, plural } from './formats.ts';

const { whole } = NUMBERS;

const flights = (count: number): string => `${whole(count)} ${plural(count, 'vol', 'vols')}`;

const FILLED = {
  time: 'heure',
  site: 'site',
  glider: 'voile',
  airtime: 'temps de vol',
  altitude: 'altitude',
  remarks: 'remarques',
  tags: 'tags',
  track: 'trace',
};

export const IMPORT_REVIEW: typeof EN.IMPORT_REVIEW = {
  title: 'Vérification',
  summary: (found, files) =>
    `${flights(found)} dans ${whole(files)} ${plural(files, 'fichier', 'fichiers')}. Rien n’est encore enregistré.`,
  import: (count) => (count === 0 ? 'Rien à importer' : `Importer ${flights(count)}`),
  importOthers: 'Importer le reste de l’archive',
  importOthersOfTable: 'Importer le reste du tableau',
  archive: (path, moment, counts) =>
    `${path} est un carnet complet${moment === null ? '' : ` du ${moment}`}, avec ${whole(counts.sites)} ${plural(counts.sites, 'site', 'sites')} et ${whole(counts.gliders)} ${plural(counts.gliders, 'voile', 'voiles')}.`,
  gearComes: (gear, handlings) =>
    `S’y ajoutent ${counted(gear, 'équipement', 'équipements')} et ${counted(handlings, 'séance de gonflage', 'séances de gonflage')}.`,
  handlingsCome: (count) => `En plus\u00a0: ${counted(count, 'séance de gonflage', 'séances de gonflage')}.`,
  withoutGlider: (count, places) =>
    `${counted(count, 'séance de gonflage', 'séances de gonflage')} sans voile\u00a0: choisissez-la sous «\u00a0Voiles\u00a0», sinon ${plural(count, 'la séance ne sera pas importée', 'elles ne seront pas importées')} (${places}).`,
  pilotComes:
    'Votre carnet est vide\u00a0: il reprend aussi de l’archive le nom, les unités, le barème et les vols d’avant Wingbook.',
  trackLost: 'Sa trace est endommagée\u00a0: le vol est importé sans elle.',
  noDay: 'Son fichier ne dit pas de quel jour il date.',
  whichDay: 'Quel jour\u202f?',
  timesNotes: {
    noZone: 'Son fichier ne dit pas le fuseau horaire\u00a0: les heures sont lues comme UTC, vérifiez l’heure du vol.',
    spread: 'Son fichier n’a que les heures de début et de fin\u00a0: celles entre les deux sont estimées.',
  },
  doubtful: 'Ce n’est peut-être pas un vol.',
  beginsInAir: 'Sa trace commence en l’air\u00a0: aucun site n’est proposé.',
  endsInAir: 'Sa trace se termine en l’air.',
  continued: (seconds, file) =>
    `Commence en l’air, ${whole(seconds)}\u00a0s après la fin en l’air de ${file}\u00a0: sans doute un seul vol.`,
  joined: (files) =>
    `Réuni à partir de ${whole(files)} fichiers\u00a0: chacun continue où le précédent s’arrête. La trace est conservée en un seul fichier.`,
  keepApart: 'Les séparer',
  mayBeAnother: 'Peut-être le même vol qu’un autre de ce jour.',
  finish: 'Terminer l’import',
  stopped: (read, files) =>
    `Lecture arrêtée\u00a0: ${whole(read)} ${plural(read, 'fichier lu', 'fichiers lus')} sur ${whole(files)}.`,
  goesOn: (moment) => `Ceci poursuit l’import inachevé du ${moment}.`,
  startOver: 'Recommencer',
  openQuestions: (count) =>
    plural(
      count,
      `${whole(count)} question en suspens. Sans réponse, ce vol est ignoré.`,
      `${whole(count)} questions en suspens. Sans réponse, ces vols sont ignorés.`,
    ),
  converted: (count) =>
    plural(
      count,
      `${flights(count)} d’autres formats\u00a0: la trace est conservée en IGC.`,
      `${flights(count)} d’autres formats\u00a0: les traces sont conservées en IGC.`,
    ),
  before: (count, airtime) => `${flights(count)} d’avant ce carnet, ${airtime}\u00a0: dans votre profil.`,
  beforeKnown: (count, airtime) =>
    `${flights(count)} d’avant ce carnet, ${airtime}\u00a0: sans effet, car votre profil en compte déjà.`,
  columnsLeftOut: (path, headers) =>
    `${plural(headers.length, 'Colonne ignorée', 'Colonnes ignorées')} de ${path}\u00a0: ${headers.join(', ')}.`,
  importedBefore: (moment) =>
    `Vous avez déjà importé ces fichiers, le ${moment}. Les entrées présentes restent comme elles sont.`,
  fillAgain: (count) => `Compléter quand même ${whole(count)} ${plural(count, 'entrée', 'entrées')}`,
  show: 'Afficher',
  all: 'Tous',
  filters: {
    new: 'Nouveaux',
    fills: 'Complétés',
    question: 'Questions',
    known: 'Déjà présents',
    leftOut: 'Ignorés',
    refused: 'Refusés',
  },
  none: 'Pas de vol ici.',
  whichFlight: 'Quel vol est-ce\u202f?',
  isItNew: 'Est-ce un nouveau vol\u202f?',
  known: {
    known: 'Dans votre carnet',
    sameFlight: 'D’un autre instrument',
    repeated: 'Trouvé deux fois',
    fills: 'Rien à compléter',
    question: 'Rien à compléter',
    new: 'Rien à compléter',
  },
  longer: 'Plus long que dans votre carnet',
  answer: 'Ce qu’il devient',
  addAsNew: 'Nouveau vol',
  leaveOut: 'Ignorer',
  isEntry: (entry) => `C’est\u00a0: ${entry}`,
  answerFor: (flight) => `Que devient ${flight}`,
  flightOf: (date, time) => (time === null ? `le vol du ${date}` : `le vol du ${date}, ${time}`),
  entryWithoutFields: 'le vol noté sans heure ni site',
  inLogbook: 'Dans votre carnet',
  fills: (fields) => `Complète\u00a0: ${fields.map((field) => FILLED[field]).join(', ')}`,
  noTrack: 'sans trace',
  newItem: { site: 'nouveau', glider: 'nouvelle' },
  change: (flight) => `Changer site et voile pour ${flight}`,
  done: 'Terminé',
  bulk: (count) => plural(count, 'Le vol affiché', `Les ${flights(count)} affichés`),
  bulkAdd: 'Importer comme nouveaux',
  bulkLeaveOut: 'Ignorer',
  bulkReset: 'Comme proposé',
  bulkGlider: 'Voile des vols affichés',
  setGlider: 'Choisir la voile…',
  tableLeftOut: 'Vous avez choisi d’ignorer ce tableau.',
  refusedFiles: 'Impossible à importer',
  rowOfFile: (path, row) => `${path}, ligne ${whole(row)}`,
  file: 'Fichier',
  reason: 'Raison',
  table: 'Vols trouvés',
};

export const IMPORT_ITEMS: typeof EN.IMPORT_ITEMS = {
  sites: {
    title: (count) => `${whole(count)} ${plural(count, 'nouveau site', 'nouveaux sites')}`,
    lead: 'Des décollages loin de tous vos sites. Les noms viennent d’une base publique\u202f; changez-les à votre gré.',
    leadOfArchive: 'Des sites que vous n’avez pas. Ils viennent avec tout ce qu’en dit l’archive.',
    name: 'Nom',
    use: 'Utiliser',
    newSite: 'Nouveau site',
    flights,
    launchAt: (place) => `${place}, décollage`,
    // The space is an ordinary one, as this becomes data.
    launchNear: (place, km) => `${place}, décollage à ${km} km`,
    unnamed: 'Décollage',
    useFor: (name) => `Utiliser pour ${name}`,
    nameOf: (name) => `Nom\u00a0: ${name}`,
    lookingUp: (count) =>
      plural(
        count,
        `${whole(count)} nom est encore recherché\u00a0: l’import l’attend 10\u00a0secondes au plus, puis utilise les noms affichés.`,
        `${whole(count)} noms sont encore recherchés\u00a0: l’import les attend 10\u00a0secondes au plus, puis utilise les noms affichés.`,
      ),
    waiting: 'En attente des noms…',
    beingLookedUp: 'Recherche du nom…',
    newNamed: (name) => `${name} (nouveau)`,
    near: (name, distance) => `${name}, ${distance}`,
    sameName: 'Vous avez ici un site de ce nom\u202f; les vols lui sont attribués.',
    sameNew: 'Un autre nouveau site a ce nom et est tout aussi proche\u202f; les vols le partagent.',
    numbered: (name) => `Un site de ce nom existe déjà ailleurs\u202f; celui-ci s’appellera «\u00a0${name}\u00a0».`,
    noLookUp: 'Les noms n’ont pas pu être recherchés.',
  },
  gliders: {
    title: 'Voiles',
    lead: 'Les noms de voiles de vos fichiers, et la voile de votre carnet qui y correspond.',
    none: 'Fichiers sans nom de voile',
    newGlider: (name) => `Nouvelle voile «\u00a0${name}\u00a0»`,
    gliderFor: (text) => `Voile pour\u00a0: ${text}`,
  },
};
