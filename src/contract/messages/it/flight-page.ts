import type * as EN from '../en/flight-page.ts';
import { XC } from './every-page.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

const { ordinal } = NUMBERS;

export const ONE_FLIGHT: typeof EN.ONE_FLIGHT = {
  loading: 'Caricamento del volo',
  hint: {
    title: 'Sulla traccia',
    doubts: {
      doubtful: 'Dalla traccia potrebbe non essere un volo.',
      hop: 'Dalla traccia sembrano saltelli o spostamenti a terra, non un volo.',
      run: 'Dalla traccia sembra una corsa o una camminata, non un volo.',
      drive: 'Dalla traccia sembra un tragitto in auto, non un volo.',
      rideUp: 'Dalla traccia sembra la risalita al decollo, non un volo.',
      none: 'Nella traccia niente sembra un volo.',
    },
    whatToDo: 'Accorcia la traccia o elimina il volo, oppure tienilo se sai che va bene.',
    beginsInAir: 'La registrazione comincia in aria: il decollo di questo volo non è noto.',
    checkSite: 'Controlla il sito di volo.',
    act: 'Controlla volo',
  },
  aboveLaunch: 'Sopra il decollo',
  number: 'Numero del volo',
  download: 'Scarica IGC',
  addTrack: 'Aggiungi traccia',
  trackFile: 'File IGC del volo',
  neighbours: 'Voli prima e dopo',
  previous: 'Volo precedente',
  next: 'Volo successivo',
  positionInDay: (position, count) => (count > 1 ? ` (${position}/${count})` : ''),
  phraseOfDay: (position, count) => (count > 1 ? `${ordinal(position)} di ${count} in quel giorno` : null),
  positionInYear: (position, year) => `${ordinal(position)} del ${year}`,
};

export const FLIGHT_NAMES: typeof EN.FLIGHT_NAMES = {
  faiTriangle: (distance, site) => `Triangolo FAI di ${distance}${from(site)}`,
  flatTriangle: (distance, site) => `Triangolo piatto di ${distance}${from(site)}`,
  outAndReturn: (distance, site) => `Andata e ritorno di ${distance}${from(site)}`,
  distance,
  ridge: (airtime, site) => `Volo in dinamica${at(site)}, ${airtime}`,
  local: (airtime, site) => `Volo locale${at(site)}, ${airtime}`,
  sled: (site) => `Volo planato${from(site)}`,
};

function distance(length: string, sites: EN.LaunchAndLanding): string {
  if (sites.from === null && sites.to === null) return `Volo di ${length}`;
  return `${length}${from(sites.from)}${sites.to === null ? '' : ` a ${sites.to}`}`;
}

function from(site: string | null): string {
  return site === null ? '' : ` da ${site}`;
}

function at(site: string | null): string {
  return site === null ? '' : ` a ${site}`;
}

const FIRST_BEST = { longest: 'Più lungo', highest: 'Più alto', farthest: 'Più lontano' };
const BEST = { longest: 'più lungo', highest: 'più alto', farthest: 'più lontano' };

export const NEIGHBOURS: typeof EN.NEIGHBOURS = {
  fromSite: (site) => `Altri voli da ${site}`,
  all: (count) => `Tutti (${NUMBERS.whole(count)})`,
  bests,
  previousFrom: (site) => `Precedente da ${site}`,
  nextFrom: (site) => `Successivo da ${site}`,
  sameDay: 'Lo stesso giorno',
};

function bests(kinds: readonly (keyof typeof BEST)[]): string {
  if (kinds.length === Object.keys(BEST).length) return 'Il migliore in tutto';
  return kinds.map((kind, index) => (index === 0 ? FIRST_BEST[kind] : BEST[kind])).join(' · ');
}

export const FINDINGS: typeof EN.FINDINGS = {
  figures: 'Dati',
  charts: 'Grafici',
  proposedName: (name) => `Si potrebbe chiamare «${name}»`,
  aboveGround: { narrow: 'AGL', wide: 'Sul terreno' },
  heightAboveGround: (height) => `${height} dal suolo`,
  noFlight: 'In questo file non si trova un decollo: è mostrato dal primo all’ultimo punto GPS.',
  noAltitude: 'Nessuna quota in questo file',
  noTimeCharts: 'Tutti i punti GPS hanno la stessa ora: non c’è nulla da disegnare nel tempo.',
  noHeightCharts: 'Il file non ha quote: non c’è nulla da disegnare per quota, salita ed efficienza.',
  waiting: 'Analisi del volo in corso…',
  missing: 'L’analisi non c’è ancora. Prova a tornare più tardi.',
  failed: 'Questa traccia non si può analizzare.',
  maxClimb: 'Salita max, 10\u00a0s',
  maxSink: 'Discesa max, 10\u00a0s',
  meanSpeed: 'Velocità media',
  maxSpeed: 'Velocità max, 10\u00a0s',
  trackLength: 'Lunghezza traccia',
  straightDistance: 'Decollo–atterraggio',
  farthest: 'Più lontano dal decollo',
  heightGained: 'Guadagno di quota',
  hike: 'Salita a piedi al decollo',
  bestGlide: 'Efficienza max, 1\u00a0km',
  glideOver: (distance, height) => `${distance}, ${height} persi`,
  highest: 'Punto più alto',
  launch: 'Decollo',
  landing: 'Atterraggio',
  highestAt: (time) => `alle ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};

export const SCORES: typeof EN.SCORES = {
  title: 'Punteggio XC',
  scoring: 'Calcolo…',
  missing: 'Non ancora calcolato.',
  failed: 'Il punteggio non si può calcolare.',
  none: 'Nessun punteggio.',
  types: XC.types,
  leagues: XC.leagues,
  points: 'punti',
  league: (name, year) => `${name} (${year})`,
  atLeast: (points) => `almeno ${points}`,
  atMost: (points) => `(al massimo ${points})`,
  otherLeagues: 'Altri regolamenti',
  columns: { league: 'Regolamento', type: 'Tipo', distance: 'Distanza', points: 'Punti' },
};

export const PHASES: typeof EN.PHASES = {
  title: 'Termiche, planate, dinamica e vento',
  tabs: { thermals: 'Termiche', glides: 'Planate', ridges: 'Dinamica', wind: 'Vento', heights: 'Quote' },
  noThermals: 'Nessuna termica trovata.',
  noGlides: 'Nessuna planata trovata.',
  noRidges: 'Nessun volo in dinamica trovato.',
  noWind: 'Vento non misurato: servono tre giri completi.',
  noHeights: 'Nessuna quota in questo file.',
  count: (count) => `${count} ${plural(count, 'termica', 'termiche')}`,
  gained: (height) => `${height} guadagnati`,
  meanClimb: (climb) => `${climb} in media`,
  circling: (share) => `${share} del tempo in termica`,
  sides: (left, right) => `${left} a sinistra, ${right} a destra`,
  showAll: (count) => `Mostra tutto (${count})`,
  showLess: 'Mostra meno',
  start: 'Inizio',
  gain: 'Guadagno',
  climb: 'Salita',
  best: 'Max 30\u00a0s',
  heights: 'Da – a',
  duration: 'Durata',
  turns: 'Giri',
  wind: 'Vento',
  passes: 'Passate',
  passLength: 'Passata media',
  distance: 'Distanza',
  glideRatio: 'Efficienza',
  lost: 'Quota persa',
  speed: 'Velocità',
  sink: 'Discesa',
  tailwind: 'Vento in coda',
  band: 'Quota',
  wholeFlight: 'Tutto il volo',
  timeAbove: 'Tempo sopra',
  turnsTo: {
    left: (turns) => `${turns} a sinistra`,
    right: (turns) => `${turns} a destra`,
    mixed: (turns) => `${turns} misti`,
  },
  compass: COMPASS,
};

const TYPES: (typeof EN.AIRSPACE)['types'] = {
  other: '',
  restricted: 'Regolamentata',
  danger: 'Pericolosa',
  prohibited: 'Vietata',
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
  airway: 'Aerovia',
  mtr: 'Rotta militare',
  alert: 'Allerta',
  warning: 'Avviso',
  protected: 'Protetta',
  htz: 'HTZ',
  // The sector for sailplanes.
  glidingSector: 'Settore volo a vela',
  trp: 'TRP',
  tiz: 'TIZ',
  tia: 'TIA',
  mta: 'MTA',
  cta: 'CTA',
  acc: 'ACC',
  recreation: 'Sport aerei',
  lowAltitudeRestriction: 'Limiti a bassa quota',
  mrt: 'Rotta militare',
  tfr: 'TFR',
  vfrSector: 'Settore VFR',
  fisSector: 'Settore FIS',
  lta: 'LTA',
  uta: 'UTA',
  mctr: 'MCTR',
};

export const AIRSPACE: typeof EN.AIRSPACE = {
  title: 'Spazio aereo',
  loading: 'Confronto del volo con gli spazi aerei intorno…',
  failed: 'Caricamento degli spazi aerei intorno al volo non riuscito.',
  allUnread:
    'I dati degli spazi aerei di questo server al momento non si possono leggere, quindi qui non si può dire nulla.',
  none: 'Questo volo non attraversa spazi aerei presenti nei dati.',
  noneAround: 'Nei dati non ci sono spazi aerei intorno a questo volo.',
  name: 'Spazio aereo',
  kind: 'Tipo',
  times: 'Da – a',
  heights: 'Quote',
  limits: 'Limiti',
  certainty: 'Sulla mappa',
  states: { inside: 'dentro', near: 'vicino', unknown: 'quota non nota' },
  types: TYPES,
  unnamed: 'Senza nome',
  classOnly: (letter) => `Classe ${letter}`,
  typeAndClass: (type, letter) => `${type} ${letter}`,
  ground: 'GND',
  aboveGround: (height) => `${height} AGL`,
  flightLevel: (level, height) => `FL\u00a0${level} (${height})`,
  noLimit: 'nessun limite',
  between: (lower, upper) => `${lower} – ${upper}`,
  onMap: (name, kind, limits) => `${name} · ${kind} · ${limits}`,
  moreOnMap: (count) => plural(count, 'e un altro', `e altri ${count}`),
  caution:
    'Come disegnato sulla mappa: non si sa se uno spazio aereo fosse attivo in quel momento. I livelli di volo sono confrontati con la quota barometrica, gli altri limiti con quella GPS; entrambe possono scostarsi di circa 100\u00a0m (10\u00a0hPa sono 86\u00a0m). «Vicino» è entro 50\u00a0m da un bordo o 100\u00a0m da un limite di quota.',
  heightNotKnown:
    '«Quota non nota»: un limite riferito al terreno, o a una quota che manca nel file, non si è potuto confrontare.',
  noAltitudes: 'Nessuna quota in questo file: si è confrontata solo la posizione.',
  dataOf: (date) => `Dati aggiornati al ${date}.`,
  cut: (count) =>
    plural(
      count,
      'Confronto limitato a 1 spazio aereo intorno al volo: quello con il limite inferiore più basso.',
      `Confronto limitato a ${count} spazi aerei intorno al volo: quelli con i limiti inferiori più bassi.`,
    ),
  leftOut: (count) =>
    plural(
      count,
      '1 spazio aereo dei dati non si è potuto leggere.',
      `${count} spazi aerei dei dati non si sono potuti leggere.`,
    ),
  unread: 'Una parte dei dati al momento non si può leggere: qui possono mancare spazi aerei, o non essere aggiornati.',
};

export const MAP_LAYERS: typeof EN.MAP_LAYERS = {
  title: 'Livelli mappa',
  colour: 'Colore',
  colourings: { climb: 'Salita', height: 'Quota', speed: 'Velocità' },
  thermals: 'Termiche',
  route: 'Percorso valutato',
  airspace: 'Spazio aereo',
  others: 'Altri voli da qui',
};

export const REPLAY: typeof EN.REPLAY = {
  open: 'Rivedi il volo in 3D',
  short: '3D',
  opening: 'Apertura in 3D',
  failed: 'Al momento il volo non si può mostrare in 3D.',
  controls: 'Volo in 3D',
  play: 'Avvia',
  pause: 'Pausa',
  speed: 'Velocità',
  times: (speed) => `${speed}×`,
  follow: 'Segui',
  leave: 'Chiudi 3D',
};

export const DOWNLOADS: typeof EN.DOWNLOADS = {
  send: 'Invia l’IGC a …',
  savedInstead:
    'Questo browser non passa i file IGC ad altre app, quindi il file è stato salvato. Sceglilo nella pagina di caricamento della tua lega.',
  others: 'Altri formati',
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
