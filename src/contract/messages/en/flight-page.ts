import type { AirspaceType } from '#domain/airspace/airspace';
import { XC } from './every-page.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

const { ordinal } = NUMBERS;

/** A flight: its place among the others, and its figures. */
export const ONE_FLIGHT = {
  loading: 'Loading the flight',
  /** Where the analysis of the track does not find what the pilot saved. */
  hint: {
    title: 'About the track',
    doubts: {
      doubtful: 'By its track this may not be a flight.',
      hop: 'By its track this looks like hops or movements on the ground, not a flight.',
      run: 'By its track this looks like a run or a walk, not a flight.',
      drive: 'By its track this looks like a drive, not a flight.',
      rideUp: 'By its track this looks like a ride up the hill, not a flight.',
      none: 'Nothing in its track looks like a flight.',
    },
    whatToDo: 'Trim the track or delete the flight, or keep it if you know better.',
    beginsInAir: 'The recording begins in the air: where this flight was launched is not known.',
    checkSite: 'Check its site.',
    act: 'Check flight',
  },
  aboveLaunch: 'Above launch',
  number: 'Flight number',
  download: 'Download IGC',
  addTrack: 'Add track',
  trackFile: 'IGC file of the flight',
  neighbours: 'Flights before and after',
  previous: 'Previous flight',
  next: 'Next flight',
  /** Position among several flights of a day: ` (2/3)`; empty for the only one. */
  positionInDay: (position: number, count: number): string => (count > 1 ? ` (${position}/${count})` : ''),
  /** The same as a phrase; null for the only one. */
  phraseOfDay: (position: number, count: number): string | null =>
    count > 1 ? `${ordinal(position)} of ${count} that day` : null,
  positionInYear: (position: number, year: number): string => `${ordinal(position)} in ${year}`,
};

/** Proposed names of flights. Distances and airtimes are written before; a site that is not known is null. */
export const FLIGHT_NAMES = {
  faiTriangle: (distance: string, site: string | null): string => `${distance} FAI triangle${from(site)}`,
  flatTriangle: (distance: string, site: string | null): string => `${distance} flat triangle${from(site)}`,
  outAndReturn: (distance: string, site: string | null): string => `${distance} out and return${from(site)}`,
  distance,
  ridge: (airtime: string, site: string | null): string => `Ridge soaring${at(site)}, ${airtime}`,
  local: (airtime: string, site: string | null): string => `Local flight${at(site)}, ${airtime}`,
  sled: (site: string | null): string => `Sled ride${from(site)}`,
};

/** The sites of launch and landing of a flight. */
export interface LaunchAndLanding {
  readonly from: string | null;
  readonly to: string | null;
}

/** `66 km from Planfait to Doussard`; `66 km flight` when no site is known. */
function distance(length: string, sites: LaunchAndLanding): string {
  if (sites.from === null && sites.to === null) return `${length} flight`;
  return `${length}${from(sites.from)}${sites.to === null ? '' : ` to ${sites.to}`}`;
}

function from(site: string | null): string {
  return site === null ? '' : ` from ${site}`;
}

function at(site: string | null): string {
  return site === null ? '' : ` at ${site}`;
}

const BEST = { longest: 'longest', highest: 'highest', farthest: 'farthest' };

/** The neighbours of a flight: the others from its site and on its day. */
export const NEIGHBOURS = {
  fromSite: (site: string): string => `Other flights from ${site}`,
  all: (count: number): string => `All ${NUMBERS.whole(count)}`,
  bests,
  previousFrom: (site: string): string => `Before, from ${site}`,
  nextFrom: (site: string): string => `Next from ${site}`,
  sameDay: 'The same day',
};

/** `Longest · highest`; `Best in all` for a flight that is the best in everything. */
function bests(kinds: readonly (keyof typeof BEST)[]): string {
  if (kinds.length === Object.keys(BEST).length) return 'Best in all';
  const text = kinds.map((kind) => BEST[kind]).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What was found in a track: figures, and why some are missing. */
export const FINDINGS = {
  figures: 'Figures',
  charts: 'Charts',
  proposedName: (name: string): string => `Could be called “${name}”`,
  aboveGround: { narrow: 'AGL', wide: 'Above ground' },
  /** For screen readers: `840 m above ground`. */
  heightAboveGround: (height: string): string => `${height} above ground`,
  noFlight: 'No launch was found in this file: it is shown from its first fix to its last.',
  noAltitude: 'No altitudes in this file',
  noTimeCharts: 'All fixes have the same time: there is nothing to draw over it.',
  noHeightCharts: 'The file has no altitudes: there is nothing to draw of altitude, lift and glide ratio.',
  waiting: 'The flight is still being analysed …',
  missing: 'The analysis is not there yet. A later visit may show it.',
  failed: 'This track cannot be analysed.',
  maxClimb: 'Max climb, 10 s',
  maxSink: 'Max sink, 10 s',
  meanSpeed: 'Mean speed',
  maxSpeed: 'Max speed, 10 s',
  trackLength: 'Track length',
  straightDistance: 'Launch to landing',
  farthest: 'Farthest from launch',
  heightGained: 'Height gained',
  bestGlide: 'Best glide, 1 km',
  /** `1.1 km, 92 m down`: the stretch of the best glide. */
  glideOver: (distance: string, height: string): string => `${distance}, ${height} down`,
  highest: 'Highest point',
  launch: 'Launch',
  landing: 'Landing',
  /** `2 640 m at 14:25`. */
  highestAt: (time: string): string => `at ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};

/** What a flight scores in the leagues. */
export const SCORES = {
  title: 'XC score',
  scoring: 'Scoring …',
  missing: 'Not scored yet.',
  failed: 'This track cannot be scored.',
  none: 'Nothing to score.',
  types: XC.types,
  leagues: XC.leagues,
  points: 'points',
  /** Its rules are of that year. */
  league: (name: string, year: number): string => `${name} (${year})`,
  atLeast: 'at least',
  atMost: (points: string): string => `(at most ${points})`,
  otherLeagues: 'Other leagues',
  columns: { league: 'League', type: 'Type', distance: 'Distance', points: 'Points' },
};

/** What a pilot did when: tables of thermals, glides, ridges and wind. */
export const PHASES = {
  title: 'Thermals, glides, ridges and wind',
  tabs: { thermals: 'Thermals', glides: 'Glides', ridges: 'Ridge', wind: 'Wind', heights: 'Heights' },
  noThermals: 'No circling in lift was found.',
  noGlides: 'No glide of its own.',
  noRidges: 'No soaring to and fro along a slope.',
  noWind: 'No wind: it takes three full circles to measure it.',
  noHeights: 'No altitudes in this file.',
  count: (count: number): string => plural(count, 'thermal', 'thermals'),
  circling: 'of the time circling',
  gained: 'gained',
  meanClimb: 'on average',
  sides: (left: string, right: string): string => `${left} left, ${right} right`,
  showAll: (count: number): string => `Show all ${count}`,
  showLess: 'Show fewer',
  start: 'Start',
  gain: 'Gain',
  climb: 'Climb',
  best: 'Best 30 s',
  heights: 'From – to',
  duration: 'Duration',
  turns: 'Turns',
  wind: 'Wind',
  passes: 'Passes',
  passLength: 'Mean pass',
  distance: 'Distance',
  glideRatio: 'Glide ratio',
  lost: 'Height lost',
  speed: 'Speed',
  sink: 'Sink',
  tailwind: 'Tailwind',
  band: 'Height',
  wholeFlight: 'Whole flight',
  timeAbove: 'Time above',
  directions: { left: 'left', right: 'right', mixed: 'mixed' },
  /** The eight main directions that a wind comes from, clockwise from north. */
  compass: COMPASS,
};

/** Names of types as charts have them; none for an airspace that is named by its class. */
const TYPES: Readonly<Record<AirspaceType, string>> = {
  other: '',
  restricted: 'Restricted',
  danger: 'Danger',
  prohibited: 'Prohibited',
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
  airway: 'Airway',
  mtr: 'Military route',
  alert: 'Alert',
  warning: 'Warning',
  protected: 'Protected',
  htz: 'HTZ',
  glidingSector: 'Gliding sector',
  trp: 'TRP',
  tiz: 'TIZ',
  tia: 'TIA',
  mta: 'MTA',
  cta: 'CTA',
  acc: 'ACC',
  recreation: 'Aerial sports',
  lowAltitudeRestriction: 'Low flying',
  mrt: 'Military route',
  tfr: 'TFR',
  vfrSector: 'VFR sector',
  fisSector: 'FIS sector',
  lta: 'LTA',
  uta: 'UTA',
  mctr: 'MCTR',
};

/** The airspaces that a flight crosses, as drawn on the map. It is never said that a pilot did wrong. */
export const AIRSPACE = {
  title: 'Airspace',
  loading: 'Comparing the flight with the airspaces around it…',
  failed: 'The airspaces around this flight could not be loaded.',
  allUnread: 'The airspace data of this server cannot be read at present, so nothing can be said about it here.',
  none: 'This flight crosses no airspace of the data.',
  noneAround: 'There is no airspace of the data around this flight.',
  name: 'Airspace',
  kind: 'Class',
  times: 'From – to',
  heights: 'Flown',
  limits: 'Limits',
  certainty: 'As drawn',
  states: { inside: 'inside', near: 'near', unknown: 'height not known' },
  types: TYPES,
  unnamed: 'Without a name',
  classOnly: (letter: string): string => `Class ${letter}`,
  typeAndClass: (type: string, letter: string): string => `${type} ${letter}`,
  ground: 'GND',
  aboveGround: (height: string): string => `${height} AGL`,
  flightLevel: (level: number, height: string): string => `FL ${level} (${height})`,
  noLimit: 'no limit',
  between: (lower: string, upper: string): string => `${lower} – ${upper}`,
  onMap: (name: string, kind: string, limits: string): string => `${name} · ${kind} · ${limits}`,
  moreOnMap: (count: number): string => `and ${count} more`,
  caution:
    'As drawn on the map: whether an airspace was active at the time is not known. Flight levels are compared with the altitude by pressure, other limits with that by satellite; both may be off by some 100 m (10 hPa are 86 m). “Near” is within 50 m of an edge or 100 m of a limit.',
  heightNotKnown:
    '“Height not known”: a limit above the ground, or one by an altitude that is not in the file, could not be compared.',
  noAltitudes: 'No altitudes in this file: only the places were compared.',
  dataOf: (date: string): string => `Data of ${date}.`,
  cut: (count: number): string => `Only the ${count} airspaces with the lowest floors around the flight were compared.`,
  leftOut: (count: number): string =>
    `${count} ${plural(count, 'airspace', 'airspaces')} of the data could not be read.`,
  unread: 'A part of the data cannot be read at present: it may be missing, or out of date.',
};

/** What the map of a track can show. */
export const MAP_LAYERS = {
  title: 'Map layers',
  colour: 'Colour',
  colourings: { climb: 'Climb', height: 'Height', speed: 'Speed' },
  thermals: 'Thermals',
  route: 'Scored route',
  airspace: 'Airspace',
  others: 'Other flights from here',
};

/** The flight flown again in 3D, on its map. */
export const REPLAY = {
  open: 'Fly it again in 3D',
  short: '3D',
  opening: 'Opening in 3D',
  failed: 'The flight cannot be shown in 3D just now.',
  controls: 'Flight in 3D',
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number): string => `${speed}×`,
  follow: 'Follow',
  leave: 'Leave 3D',
};

/** The track in formats of other programs. */
export const DOWNLOADS = {
  others: 'Other formats',
  gpx: 'GPX',
  kml: 'KML',
  geoJson: 'GeoJSON',
};

/** The texts of the flight page alone, in English. They are loaded with that page, so they do not delay the flight list. */
export const FLIGHT_PAGE = {
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
