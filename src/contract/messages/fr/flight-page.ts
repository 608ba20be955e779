import type * as EN from '../en/flight-page.ts';
import { XC } from './every-page.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

const { ordinal } = NUMBERS;

export const ONE_FLIGHT: typeof EN.ONE_FLIGHT = {
  loading: 'Chargement du vol',
  hint: {
    title: 'À propos de la trace',
    doubts: {
      doubtful: 'D’après sa trace, ce n’est peut-être pas un vol.',
      hop: 'D’après sa trace, ce sont plutôt des sauts de puce ou des déplacements au sol qu’un vol.',
      run: 'D’après sa trace, c’est plutôt de la course à pied ou de la marche qu’un vol.',
      drive: 'D’après sa trace, c’est plutôt un trajet en voiture qu’un vol.',
      rideUp: 'D’après sa trace, c’est plutôt une montée au déco qu’un vol.',
      none: 'Rien dans sa trace ne ressemble à un vol.',
    },
    whatToDo: 'Rognez la trace ou supprimez le vol, ou gardez-le si vous savez que c’en est un.',
    beginsInAir: 'La trace commence en l’air\u00a0: on ne sait pas où ce vol a décollé.',
    checkSite: 'Vérifiez son site.',
    act: 'Vérifier le vol',
  },
  aboveLaunch: 'Au-dessus du déco',
  number: 'Numéro du vol',
  download: 'Télécharger l’IGC',
  addTrack: 'Ajouter une trace',
  trackFile: 'Fichier IGC du vol',
  neighbours: 'Vols précédent et suivant',
  previous: 'Vol précédent',
  next: 'Vol suivant',
  positionInDay: (position, count) => (count > 1 ? ` (${position}/${count})` : ''),
  phraseOfDay: (position, count) => (count > 1 ? `${ordinal(position)} sur ${count} ce jour-là` : null),
  positionInYear: (position, year) => `${ordinal(position)} en ${year}`,
};

// Names of sites are behind 'depuis', 'jusqu’à' or a dash: 'de' and 'à' would have to be joined to some.
export const FLIGHT_NAMES: typeof EN.FLIGHT_NAMES = {
  faiTriangle: (distance, site) => `Triangle FAI de ${distance}${from(site)}`,
  flatTriangle: (distance, site) => `Triangle plat de ${distance}${from(site)}`,
  outAndReturn: (distance, site) => `Aller-retour de ${distance}${from(site)}`,
  distance,
  ridge: (airtime, site) => `Soaring${at(site)}, ${airtime}`,
  local: (airtime, site) => `Vol local${at(site)}, ${airtime}`,
  sled: (site) => `Plouf${from(site)}`,
};

function distance(length: string, sites: EN.LaunchAndLanding): string {
  if (sites.from === null && sites.to === null) return `Vol de ${length}`;
  if (sites.from !== null && sites.to !== null) return `${length}, ${sites.from} – ${sites.to}`;
  return `${length}${from(sites.from)}${sites.to === null ? '' : ` jusqu’à ${sites.to}`}`;
}

function from(site: string | null): string {
  return site === null ? '' : ` depuis ${site}`;
}

function at(site: string | null): string {
  return site === null ? '' : ` – ${site}`;
}

const FIRST_BEST = { longest: 'Le plus long', highest: 'Le plus haut', farthest: 'Le plus loin' };
const BEST = { longest: 'le plus long', highest: 'le plus haut', farthest: 'le plus loin' };

export const NEIGHBOURS: typeof EN.NEIGHBOURS = {
  fromSite: (site) => `Autres vols depuis ${site}`,
  all: (count) => `Tous (${NUMBERS.whole(count)})`,
  bests,
  previousFrom: (site) => `Précédent depuis ${site}`,
  nextFrom: (site) => `Suivant depuis ${site}`,
  sameDay: 'Le même jour',
};

function bests(kinds: readonly (keyof typeof BEST)[]): string {
  if (kinds.length === Object.keys(BEST).length) return 'Le meilleur en tout';
  return kinds.map((kind, index) => (index === 0 ? FIRST_BEST[kind] : BEST[kind])).join(' · ');
}

export const FINDINGS: typeof EN.FINDINGS = {
  figures: 'Chiffres',
  charts: 'Graphiques',
  proposedName: (name) => `Pourrait s’appeler «\u00a0${name}\u00a0»`,
  aboveGround: { narrow: 'H. sol', wide: 'Hauteur sol' },
  heightAboveGround: (height) => `hauteur sol ${height}`,
  noFlight: 'Aucun décollage trouvé dans ce fichier\u00a0: il est affiché du premier au dernier point GPS.',
  noAltitude: 'Pas d’altitude dans ce fichier',
  noTimeCharts: 'Tous les points GPS ont la même heure\u00a0: aucun graphique en fonction du temps n’est possible.',
  noHeightCharts: 'Le fichier n’a pas d’altitudes\u00a0: il n’y a ni altitude, ni vario, ni finesse à tracer.',
  waiting: 'Le vol est encore en cours d’analyse…',
  missing: 'L’analyse n’est pas encore là. Elle y sera peut-être plus tard.',
  failed: 'Cette trace ne peut pas être analysée.',
  maxClimb: 'Vario max, 10\u00a0s',
  maxSink: 'Vario min, 10\u00a0s',
  meanSpeed: 'Vitesse moyenne',
  maxSpeed: 'Vitesse max, 10\u00a0s',
  trackLength: 'Longueur de la trace',
  straightDistance: 'Du déco à l’atterro',
  farthest: 'Au plus loin du déco',
  heightGained: 'Gain d’altitude',
  hike: 'Montée à pied au déco',
  bestGlide: 'Finesse max, 1\u00a0km',
  glideOver: (distance, height) => `${distance}, ${height} perdus`,
  highest: 'Point le plus haut',
  launch: 'Décollage',
  landing: 'Atterrissage',
  highestAt: (time) => `à ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};

export const SCORES: typeof EN.SCORES = {
  title: 'Score XC',
  scoring: 'Calcul du score…',
  missing: 'Pas encore de score.',
  failed: 'Aucun score possible pour cette trace.',
  none: 'Pas de score pour ce vol.',
  types: XC.types,
  leagues: XC.leagues,
  points: 'points',
  league: (name, year) => `${name} (${year})`,
  atLeast: (points) => `au moins ${points}`,
  atMost: (points) => `(au plus ${points})`,
  otherLeagues: 'Autres barèmes',
  columns: { league: 'Barème', type: 'Type', distance: 'Distance', points: 'Points' },
};

export const PHASES: typeof EN.PHASES = {
  title: 'Thermiques, transitions, soaring et vent',
  tabs: {
    thermals: 'Thermiques',
    glides: 'Transitions',
    ridges: 'Soaring',
    wind: 'Vent',
    heights: 'Altitudes',
  },
  noThermals: 'Aucun thermique trouvé.',
  noGlides: 'Aucune transition trouvée.',
  noRidges: 'Aucun soaring trouvé.',
  noWind: 'Vent inconnu\u00a0: il faut trois tours complets pour le mesurer.',
  noHeights: 'Pas d’altitude dans ce fichier.',
  count: (count) => `${count} ${plural(count, 'thermique', 'thermiques')}`,
  gained: (height) => `${height} gagnés`,
  meanClimb: (climb) => `${climb} en moyenne`,
  circling: (share) => `${share} du temps à enrouler`,
  sides: (left, right) => `${left} à gauche, ${right} à droite`,
  showAll: (count) => `Tout afficher (${count})`,
  showLess: 'Afficher moins',
  start: 'Début',
  gain: 'Gain',
  climb: 'Vario',
  best: 'Max 30\u00a0s',
  heights: 'De – à',
  duration: 'Durée',
  turns: 'Tours',
  wind: 'Vent',
  passes: 'Passages',
  passLength: 'Longueur moyenne',
  distance: 'Distance',
  glideRatio: 'Finesse',
  lost: 'Perte d’altitude',
  speed: 'Vitesse',
  sink: 'Taux de chute',
  tailwind: 'Vent arrière',
  band: 'Altitude',
  wholeFlight: 'Tout le vol',
  timeAbove: 'Temps au-dessus',
  turnsTo: {
    left: (turns) => `${turns} à gauche`,
    right: (turns) => `${turns} à droite`,
    mixed: (turns) => `${turns} ${plural(turns, 'mixte', 'mixtes')}`,
  },
  compass: COMPASS,
};

const TYPES: typeof EN.AIRSPACE.types = {
  other: '',
  restricted: 'Zone réglementée',
  danger: 'Zone dangereuse',
  prohibited: 'Zone interdite',
  ctr: 'CTR',
  tmz: 'TMZ',
  rmz: 'RMZ',
  tma: 'TMA',
  tra: 'TRA',
  tsa: 'TSA',
  fir: 'FIR',
  uir: 'UIR',
  adiz: 'ADIZ',
  atz: 'ATZ',
  matz: 'MATZ',
  airway: 'Voie aérienne',
  mtr: 'Itinéraire militaire',
  alert: 'Zone d’alerte',
  warning: 'Zone d’avertissement',
  protected: 'Zone protégée',
  htz: 'HTZ',
  glidingSector: 'Secteur vol à voile',
  trp: 'TRP',
  tiz: 'TIZ',
  tia: 'TIA',
  mta: 'MTA',
  cta: 'CTA',
  acc: 'ACC',
  recreation: 'Sports aériens',
  lowAltitudeRestriction: 'Restriction basse altitude',
  mrt: 'Itinéraire militaire',
  tfr: 'TFR',
  vfrSector: 'Secteur VFR',
  fisSector: 'Secteur FIS',
  lta: 'LTA',
  uta: 'UTA',
  mctr: 'MCTR',
};

export const AIRSPACE: typeof EN.AIRSPACE = {
  title: 'Espace aérien',
  loading: 'Comparaison du vol avec les espaces aériens alentour…',
  failed: 'Les espaces aériens autour de ce vol n’ont pas pu être chargés.',
  allUnread:
    'Les données d’espace aérien de ce serveur ne sont pas lisibles en ce moment\u00a0: impossible de dire ici quels espaces aériens ce vol traverse.',
  none: 'D’après les données, ce vol ne traverse aucun espace aérien.',
  noneAround: 'Les données ne contiennent aucun espace aérien autour de ce vol.',
  name: 'Espace aérien',
  kind: 'Type',
  times: 'De – à',
  heights: 'Votre altitude',
  limits: 'Limites',
  certainty: 'Selon la carte',
  states: { inside: 'à l’intérieur', near: 'proche', unknown: 'hauteur inconnue' },
  types: TYPES,
  unnamed: 'Sans nom',
  classOnly: (letter) => `Classe ${letter}`,
  typeAndClass: (type, letter) => `${type} ${letter}`,
  ground: 'Sol',
  aboveGround: (height) => `${height} sol`,
  flightLevel: (level, height) => `FL\u00a0${level} (${height})`,
  noLimit: 'sans limite',
  between: (lower, upper) => `${lower} – ${upper}`,
  onMap: (name, kind, limits) => `${name} · ${kind} · ${limits}`,
  moreOnMap: (count) => plural(count, `et ${count} autre`, `et ${count} autres`),
  caution:
    'Seul le tracé sur la carte est comparé\u00a0: on ne sait pas si un espace aérien était actif à ce moment-là. Les niveaux de vol sont comparés à l’altitude barométrique, les autres limites à l’altitude GPS\u202f; l’une et l’autre peuvent avoir une erreur d’une centaine de mètres (10\u00a0hPa font 86\u00a0m). «\u00a0Proche\u00a0»\u00a0: à moins de 50\u00a0m d’un bord ou de 100\u00a0m du plancher ou du plafond.',
  heightNotKnown:
    '«\u00a0Hauteur inconnue\u00a0»\u00a0: une limite au-dessus du sol, ou donnée dans un type d’altitude absent du fichier, n’a pas pu être comparée.',
  noAltitudes: 'Pas d’altitude dans ce fichier\u00a0: seule la position au sol a été comparée.',
  dataOf: (date) => `Données du ${date}.`,
  cut: (count) => `Seuls les ${count} espaces aériens aux planchers les plus bas autour du vol ont été comparés.`,
  leftOut: (count) =>
    plural(
      count,
      `${count} espace aérien des données n’a pas pu être lu.`,
      `${count} espaces aériens des données n’ont pas pu être lus.`,
    ),
  unread: 'Une partie des données n’est pas lisible en ce moment\u00a0: elle peut manquer ou ne plus être à jour.',
};

export const MAP_LAYERS: typeof EN.MAP_LAYERS = {
  title: 'Couches',
  colour: 'Couleur',
  colourings: { climb: 'Vario', height: 'Altitude', speed: 'Vitesse' },
  thermals: 'Thermiques',
  route: 'Parcours du score',
  airspace: 'Espace aérien',
  others: 'Autres vols d’ici',
};

export const REPLAY: typeof EN.REPLAY = {
  open: 'Rejouer le vol en 3D',
  short: '3D',
  opening: 'Ouverture en 3D',
  failed: 'Le vol ne peut pas être affiché en 3D pour l’instant.',
  controls: 'Vol en 3D',
  play: 'Lecture',
  pause: 'Pause',
  speed: 'Vitesse',
  times: (speed) => `${speed}×`,
  follow: 'Suivre',
  leave: 'Quitter la 3D',
};

export const DOWNLOADS: typeof EN.DOWNLOADS = {
  send: 'Envoyer l’IGC à …',
  savedInstead:
    'Ce navigateur ne transmet pas de fichiers IGC à d’autres apps\u00a0: le fichier a été enregistré. Choisissez-le sur la page d’envoi de votre ligue.',
  others: 'Autres formats',
  gpx: 'GPX',
  kml: 'KML',
  geoJson: 'GeoJSON',
};

export const FLIGHT_PAGE: typeof EN.FLIGHT_PAGE = {
  airspace: AIRSPACE,
  neighbours: NEIGHBOURS,
  downloads: DOWNLOADS,
  findings: FINDINGS,
  mapLayers: MAP_LAYERS,
  names: FLIGHT_NAMES,
  one: ONE_FLIGHT,
  phases: PHASES,
  replay: REPLAY,
  scores: SCORES,
};
