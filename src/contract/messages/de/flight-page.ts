import type { AirspaceType } from '#domain/airspace/airspace';
import type {
  AIRSPACE as AIRSPACE_EN,
  DOWNLOADS as DOWNLOADS_EN,
  FINDINGS as FINDINGS_EN,
  FLIGHT_NAMES as FLIGHT_NAMES_EN,
  FLIGHT_PAGE as FLIGHT_PAGE_EN,
  LaunchAndLanding,
  MAP_LAYERS as MAP_LAYERS_EN,
  NEIGHBOURS as NEIGHBOURS_EN,
  ONE_FLIGHT as ONE_FLIGHT_EN,
  PHASES as PHASES_EN,
  REPLAY as REPLAY_EN,
  SCORES as SCORES_EN,
} from '../en/flight-page.ts';
import { XC } from './every-page.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

const { ordinal } = NUMBERS;

export const ONE_FLIGHT: typeof ONE_FLIGHT_EN = {
  loading: 'Flug wird geladen',
  hint: {
    title: 'Zum Track',
    doubts: {
      doubtful: 'Dem Track nach ist das vielleicht kein Flug.',
      hop: 'Der Track sieht nach Hüpfern oder Bewegungen am Boden aus, nicht nach einem Flug.',
      run: 'Der Track sieht nach Laufen oder Gehen aus, nicht nach einem Flug.',
      drive: 'Der Track sieht nach einer Autofahrt aus, nicht nach einem Flug.',
      rideUp: 'Der Track sieht nach einer Bergfahrt aus, nicht nach einem Flug.',
      none: 'Nichts im Track sieht nach einem Flug aus.',
    },
    whatToDo: 'Kürze den Track, lösche den Flug oder behalte ihn, wenn du es besser weißt.',
    beginsInAir: 'Die Aufzeichnung beginnt in der Luft: Wo der Start war, ist nicht bekannt.',
    checkSite: 'Prüfe das Fluggebiet.',
    act: 'Flug prüfen',
  },
  aboveLaunch: 'Über Start',
  number: 'Flugnummer',
  download: 'IGC herunterladen',
  addTrack: 'Track hinzufügen',
  trackFile: 'IGC-Datei des Flugs',
  neighbours: 'Flüge davor und danach',
  previous: 'Vorheriger Flug',
  next: 'Nächster Flug',
  positionInDay: (position, count) => (count > 1 ? ` (${position}/${count})` : ''),
  phraseOfDay: (position, count) => (count > 1 ? `${ordinal(position)} von ${count} an diesem Tag` : null),
  positionInYear: (position, year) => `${ordinal(position)} im Jahr ${year}`,
};

export const FLIGHT_NAMES: typeof FLIGHT_NAMES_EN = {
  faiTriangle: (length, site) => `FAI-Dreieck${from(site)}, ${length}`,
  flatTriangle: (length, site) => `Flaches Dreieck${from(site)}, ${length}`,
  outAndReturn: (length, site) => `Ziel-Rück${from(site)}, ${length}`,
  distance,
  ridge: (airtime, site) => `Soaring${at(site)}, ${airtime}`,
  local: (airtime, site) => `Lokaler Flug${at(site)}, ${airtime}`,
  sled: (site) => `Abgleiter${from(site)}`,
};

/** `66 km von Planfait nach Doussard`; `Flug über 66 km` when no site is known. */
function distance(length: string, { from: launch, to: landing }: LaunchAndLanding): string {
  if (launch === null) return landing === null ? `Flug über ${length}` : `${length} nach ${landing}`;
  return landing === null ? `${length}${from(launch)}` : `${length} von ${launch} nach ${landing}`;
}

function from(site: string | null): string {
  return site === null ? '' : ` ab ${site}`;
}

function at(site: string | null): string {
  return site === null ? '' : `: ${site}`;
}

const FIRST_BEST = { longest: 'Längster', highest: 'Höchster', farthest: 'Weitester' };
const BEST = { longest: 'längster', highest: 'höchster', farthest: 'weitester' };

export const NEIGHBOURS: typeof NEIGHBOURS_EN = {
  fromSite: (site) => `Weitere Flüge ab ${site}`,
  all: (count) => `Alle ${NUMBERS.whole(count)}`,
  bests: (kinds) => {
    if (kinds.length === Object.keys(BEST).length) return 'Bester in allem';
    return kinds.map((kind, index) => (index === 0 ? FIRST_BEST[kind] : BEST[kind])).join(' · ');
  },
  previousFrom: (site) => `Vorheriger ab ${site}`,
  nextFrom: (site) => `Nächster ab ${site}`,
  sameDay: 'Am selben Tag',
};

export const FINDINGS: typeof FINDINGS_EN = {
  figures: 'Kennzahlen',
  charts: 'Diagramme',
  proposedName: (name) => `Könnte „${name}“ heißen`,
  aboveGround: { narrow: 'AGL', wide: 'Über Grund' },
  heightAboveGround: (height) => `${height} über Grund`,
  noFlight: 'Kein Start gefunden: Die Datei wird vom ersten bis zum letzten GPS-Punkt gezeigt.',
  noAltitude: 'Keine Höhen in dieser Datei',
  noTimeCharts: 'Alle GPS-Punkte haben dieselbe Zeit, darum gibt es keine Diagramme.',
  noHeightCharts: 'Die Datei hat keine Höhen: Höhe, Steigen und Gleitzahl lassen sich nicht zeichnen.',
  waiting: 'Der Flug wird noch ausgewertet …',
  missing: 'Die Auswertung ist noch nicht fertig. Vielleicht beim nächsten Besuch.',
  failed: 'Dieser Track lässt sich nicht auswerten.',
  maxClimb: 'Max. Steigen, 10\u00a0s',
  maxSink: 'Max. Sinken, 10\u00a0s',
  meanSpeed: 'Ø-Geschwin\u00addigkeit',
  maxSpeed: 'Max. Geschwin\u00addigkeit, 10\u00a0s',
  trackLength: 'Tracklänge',
  straightDistance: 'Luftlinie Start–Landung',
  farthest: 'Max. Distanz vom Start',
  heightGained: 'Höhengewinn',
  hike: 'Aufstieg zum Start',
  bestGlide: 'Beste Gleitzahl, 1\u00a0km',
  glideOver: (length, height) => `${length}, ${height} tiefer`,
  highest: 'Höchster Punkt',
  launch: 'Starthöhe',
  landing: 'Landehöhe',
  highestAt: (time) => `um ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};

export const SCORES: typeof SCORES_EN = {
  title: 'XC-Wertung',
  scoring: 'Wird gewertet …',
  missing: 'Noch nicht gewertet.',
  failed: 'Dieser Track lässt sich nicht werten.',
  none: 'Nichts zu werten.',
  types: XC.types,
  leagues: XC.leagues,
  points: 'Punkte',
  league: (name, year) => `${name} (${year})`,
  atLeast: (points) => `mindestens ${points}`,
  atMost: (points) => `(höchstens ${points})`,
  otherLeagues: 'Andere Wertungen',
  columns: { league: 'Wertung', type: 'Typ', distance: 'Distanz', points: 'Punkte' },
};

export const PHASES: typeof PHASES_EN = {
  title: 'Thermik, Gleiten, Hang und Wind',
  tabs: { thermals: 'Thermik', glides: 'Gleiten', ridges: 'Hang', wind: 'Wind', heights: 'Höhen' },
  noThermals: 'Keine Thermik gefunden.',
  noGlides: 'Keine Gleitstrecke gefunden.',
  noRidges: 'Kein Soaring gefunden.',
  noWind: 'Wind nicht bekannt: Zum Messen braucht es drei volle Kreise.',
  noHeights: 'Keine Höhen in dieser Datei.',
  count: (count) => `${count} ${plural(count, 'Aufwind', 'Aufwinde')}`,
  gained: (height) => `${height} gewonnen`,
  meanClimb: (climb) => `im Schnitt ${climb}`,
  circling: (share) => `${share} der Zeit gekreist`,
  sides: (left, right) => `${left} links, ${right} rechts`,
  showAll: (count) => `Alle ${count} anzeigen`,
  showLess: 'Weniger anzeigen',
  start: 'Beginn',
  gain: 'Gewinn',
  climb: 'Steigen',
  best: 'Beste 30\u00a0s',
  heights: 'Von – bis',
  duration: 'Dauer',
  turns: 'Kreise',
  wind: 'Wind',
  passes: 'Passagen',
  passLength: 'Ø Passage',
  distance: 'Distanz',
  glideRatio: 'Gleitzahl',
  lost: 'Verlust',
  speed: 'Geschw.',
  sink: 'Sinken',
  tailwind: 'Rückenwind',
  band: 'Höhe',
  wholeFlight: 'Ganzer Flug',
  timeAbove: 'Zeit darüber',
  turnsTo: {
    left: (turns) => `${turns} links`,
    right: (turns) => `${turns} rechts`,
    mixed: (turns) => `${turns} gemischt`,
  },
  compass: COMPASS,
};

const TYPES: Readonly<Record<AirspaceType, string>> = {
  other: '',
  restricted: 'Beschränkungsgebiet',
  danger: 'Gefahrengebiet',
  prohibited: 'Sperrgebiet',
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
  airway: 'Luftstraße',
  mtr: 'Militärroute',
  alert: 'Achtungsgebiet',
  warning: 'Warngebiet',
  protected: 'Schutzgebiet',
  htz: 'HTZ',
  glidingSector: 'Segelflugsektor',
  trp: 'TRP',
  tiz: 'TIZ',
  tia: 'TIA',
  mta: 'MTA',
  cta: 'CTA',
  acc: 'ACC',
  recreation: 'Luftsportgebiet',
  lowAltitudeRestriction: 'Tiefflugbeschränkung',
  mrt: 'Militärroute',
  tfr: 'TFR',
  vfrSector: 'VFR-Sektor',
  fisSector: 'FIS-Sektor',
  lta: 'LTA',
  uta: 'UTA',
  mctr: 'MCTR',
};

export const AIRSPACE: typeof AIRSPACE_EN = {
  title: 'Luftraum',
  loading: 'Der Flug wird mit den Lufträumen ringsum verglichen …',
  failed: 'Die Lufträume um diesen Flug konnten nicht geladen werden.',
  allUnread: 'Die Luftraumdaten dieses Servers sind zurzeit nicht lesbar, darum lässt sich hier nichts dazu sagen.',
  none: 'Laut den Daten führt dieser Flug durch keinen Luftraum.',
  noneAround: 'Laut den Daten gibt es rund um diesen Flug keinen Luftraum.',
  name: 'Luftraum',
  kind: 'Art',
  times: 'Von – bis',
  heights: 'Flughöhe',
  limits: 'Höhengrenzen',
  certainty: 'Laut Karte',
  states: { inside: 'innerhalb', near: 'nahe', unknown: 'Höhe unbekannt' },
  types: TYPES,
  unnamed: 'Ohne Namen',
  classOnly: (letter) => `Klasse ${letter}`,
  typeAndClass: (type, letter) => `${type} ${letter}`,
  ground: 'GND',
  aboveGround: (height) => `${height} AGL`,
  flightLevel: (level, height) => `FL\u00a0${level} (${height})`,
  noLimit: 'unbegrenzt',
  between: (lower, upper) => `${lower} – ${upper}`,
  onMap: (name, kind, limits) => `${name} · ${kind} · ${limits}`,
  moreOnMap: (count) => `und ${count} ${plural(count, 'weiterer', 'weitere')}`,
  caution:
    'Lufträume wie auf der Karte gezeichnet. Ob ein Luftraum während des Flugs aktiv war, ist nicht bekannt. Flugflächen werden mit der Druckhöhe verglichen, andere Höhengrenzen mit der GPS-Höhe; beide können um rund 100\u00a0m abweichen (10\u00a0hPa sind 86\u00a0m). „Nahe“ heißt: seitlich höchstens 50\u00a0m oder in der Höhe höchstens 100\u00a0m entfernt.',
  heightNotKnown:
    '„Höhe unbekannt“: Eine Höhengrenze gilt über Grund oder nach einer Höhe, die nicht in der Datei steht; sie ließ sich nicht vergleichen.',
  noAltitudes: 'Keine Höhen in dieser Datei: Nur die Position wurde verglichen.',
  dataOf: (date) => `Daten vom ${date}.`,
  cut: (count) =>
    `Von den Lufträumen rund um den Flug wurden nur die ${count} mit den tiefsten Untergrenzen verglichen.`,
  leftOut: (count) =>
    plural(
      count,
      `${count} Luftraum in den Daten ließ sich nicht lesen.`,
      `${count} Lufträume in den Daten ließen sich nicht lesen.`,
    ),
  unread: 'Ein Teil der Daten ist zurzeit nicht lesbar: Er kann fehlen oder veraltet sein.',
};

export const MAP_LAYERS: typeof MAP_LAYERS_EN = {
  title: 'Kartenebenen',
  colour: 'Farbe',
  colourings: { climb: 'Steigen', height: 'Höhe', speed: 'Geschwindigkeit' },
  thermals: 'Thermik',
  route: 'Gewertete Route',
  airspace: 'Luftraum',
  others: 'Weitere Flüge von hier',
};

export const REPLAY: typeof REPLAY_EN = {
  open: 'Flug in 3D abspielen',
  short: '3D',
  opening: '3D wird geöffnet',
  failed: 'Der Flug lässt sich gerade nicht in 3D zeigen.',
  controls: 'Flug in 3D',
  play: 'Abspielen',
  pause: 'Pause',
  speed: 'Tempo',
  times: (speed) => `${speed}×`,
  follow: 'Folgen',
  leave: '3D beenden',
};

export const DOWNLOADS: typeof DOWNLOADS_EN = {
  send: 'IGC senden an …',
  savedInstead:
    'Dieser Browser gibt keine IGC-Dateien an andere Apps weiter, darum wurde die Datei gespeichert. Wähle sie auf der Upload-Seite deiner Liga.',
  others: 'Andere Formate',
  gpx: 'GPX',
  kml: 'KML',
  geoJson: 'GeoJSON',
};

export const FLIGHT_PAGE: typeof FLIGHT_PAGE_EN = {
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
