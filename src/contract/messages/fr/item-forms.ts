import type * as EN from '../en/item-forms.ts';
import { plural } from './formats.ts';

type Texts = typeof EN.ITEM_FORMS;

const FLIGHT_FORM: Texts['flightForm'] = {
  likeLast: 'Comme le dernier vol',
  newGlider: 'Nouvelle voile',
  newSite: 'Nouveau site',
  atLaunch: (place) => `Au décollage de la trace (${place})`,
  siteOnMap: 'Le placer sur une carte, et plus encore',
  deleteQuestion: 'Supprimer ce vol\u202f?',
  sledRide: 'Plouf',
};

const PERHAPS_NONE = ' · peut-être pas un vol';

const IGC: Texts['igc'] = {
  title: 'Trace IGC',
  file: 'Fichier IGC',
  choose: 'Choisir un fichier IGC',
  orDrop: 'ou déposez-le ici',
  replace: 'Remplacer',
  openInImport: 'L’ouvrir dans l’import, qui accepte jusqu’à 8\u00a0Mo',
  reading: (name) => `Lecture\u00a0: ${name}`,
  knownTrack: 'Vous avez déjà cette trace',
  knownTrackOf: (flight) => `Vous avez déjà cette trace\u00a0: vol du ${flight}`,
  open: 'Ouvrir',
  addAnyway: 'Ajouter quand même',
  noSiteNear: (place) => `Aucun site près du décollage (${place}). Créer un nouveau site\u202f?`,
  createSite: 'Créer',
  nearestSite: 'Site le plus proche',
  noDay: 'Ce fichier ne dit pas de quel jour il date. Quand a eu lieu le vol\u202f?',
  whichDecade:
    'Ce fichier ne dit pas de quel jour il date, et son nom n’indique pas la décennie. Quand a eu lieu le vol\u202f?',
  dayOfFlight: 'Jour du vol',
  takeDay: 'Prendre ce jour',
  rolledOver: (day, probable) =>
    `Le fichier indique le ${day}. Certains récepteurs comptent 1\u202f024 semaines de moins\u00a0: le vol serait alors du ${probable}.`,
  takeProbableDay: (day) => `Prendre le ${day}`,
  surelyNone: 'Aucun vol reconnu avec certitude dans ce fichier. Vérifiez son début et sa fin avant d’enregistrer.',
  mayBeNone: 'Ce n’est peut-être pas un vol. Vérifiez son début et sa fin avant d’enregistrer.',
  beginsInAir: 'La trace commence en l’air\u00a0: on ne sait pas où ce vol a décollé, aucun site n’est proposé.',
  endsInAir: 'La trace se termine en l’air.',
  whichFlight: 'Vol de ce fichier',
  flightOfFile: ({ position, count, from, to, airtime, isDoubtful }) =>
    `Vol ${position} sur ${count} · ${from}–${to} · ${airtime}${isDoubtful ? PERHAPS_NONE : ''}`,
  addOthers: (count) => plural(count, 'Ajouter aussi l’autre vol', `Ajouter aussi les ${count} autres vols`),
  addOthersNotStored: (count) =>
    plural(
      count,
      'Ajouter aussi l’autre vol, qui n’est pas encore dans votre carnet',
      `Ajouter aussi les ${count} autres vols qui ne sont pas encore dans votre carnet`,
    ),
  othersNotAdded: (added, count, reason) =>
    plural(
      count,
      `Ce vol est enregistré, mais pas l’autre\u00a0: ${reason}`,
      `Ce vol est enregistré, et ${added} des ${count} autres. Puis une erreur\u00a0: ${reason}`,
    ),
  trim: 'Rogner',
  trimStored: 'Rogner',
  trimStart: 'Début',
  trimEnd: 'Fin',
  trimReset: 'Tout garder',
  utc: (time) => `${time} UTC`,
};

const PROPOSALS: Texts['proposals'] = {
  title: 'Sites connus à proximité',
  pending: 'Recherche de sites connus à proximité…',
  found: (name, distance) => `Nous avons trouvé le site «\u00a0${name}\u00a0» à ${distance}`,
  use: 'Utiliser ces données',
  nothing: (distance) => ({
    before: `Aucun site trouvé à moins de ${distance}. Vous pouvez en ajouter un à une `,
    link: 'base publique de sites de parapente',
    after: ' ou élargir la recherche.',
  }),
  widen: 'Élargir la recherche',
  credit: (source) => `Données du site\u00a0: ${source}`,
};

const PICKER: Texts['picker'] = {
  title: 'Choisir un lieu sur la carte',
  pin: 'Repère',
  close: 'Fermer la carte',
  apply: 'Appliquer',
  searchLabel: 'Adresse ou coordonnées',
  placeholder: 'adresse ou repère',
  search: 'Rechercher',
  searching: 'Recherche…',
  nothingFound: 'Rien trouvé. Essayez d’autres mots ou posez un repère.',
  foundPlaces: 'Lieux trouvés',
  locate: 'Ma position',
  locating: 'Localisation…',
  notShared:
    'Votre navigateur ne donne pas votre position à cette page. Autorisez-le, faites une recherche ou posez un repère.',
  notFound: 'Votre position n’a pas été trouvée. Faites une recherche ou posez un repère.',
  pending: 'Recherche…',
  unknown: 'Inconnue',
  elevationOf: (source) => `Altitude du sol\u00a0: ${source}`,
};

const TAGS: Texts['tags'] = {
  label: 'Tags',
  hint: 'Entrée ou une virgule termine un tag.',
  chosen: 'Choisis',
  proposed: 'Proposés',
  add: (tag) => `Ajouter ${tag}`,
  common: ['marche et vol', 'cross', 'thermique', 'soaring', 'biplace', 'école', 'compétition', 'gonflage', 'acro'],
};

const CONFLICT: Texts['conflict'] = {
  lead: 'Des modifications ont été faites entre-temps. Choisissez ce qu’il faut garder, puis enregistrez de nouveau.',
  mine: 'Votre version',
  theirs: 'Version du serveur',
  nothing: 'Vide',
  myTrack: 'La trace de ce formulaire',
  theirTrack: 'La trace enregistrée',
};

export const ITEM_FORMS: Texts = {
  forms: {
    hours: (label) => `${label}, heures`,
    minutes: (label) => `${label}, minutes`,
    restored: 'Votre saisie est rétablie.',
    leaveQuestion: 'Quitter sans enregistrer vos modifications\u202f?',
    openAgain:
      'Ce formulaire a été ouvert avant que le carnet soit restauré à partir d’une sauvegarde\u00a0: il pourrait maintenant viser un autre élément. Rouvrez cet élément.',
    unreadableFile: (name) => `Fichier illisible\u00a0: ${name}`,
    // Of flights, sites and 'voiles': no participle that agrees.
    saved: 'C’est enregistré',
    savedHere: 'C’est enregistré sur cet appareil',
    savedWith: (others) =>
      plural(
        others,
        `C’est enregistré, avec ${others} autre vol du même fichier`,
        `C’est enregistré, avec ${others} autres vols du même fichier`,
      ),
  },
  flightForm: FLIGHT_FORM,
  igc: IGC,
  conflict: CONFLICT,
  picker: PICKER,
  proposals: PROPOSALS,
  tags: TAGS,
};
