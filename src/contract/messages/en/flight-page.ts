import type { AirspaceType } from '#domain/airspace/airspace';
import type { Isolated } from '#domain/isolated';
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
      doubtful: 'The track may not be a flight.',
      hop: 'The track looks like hops or movements on the ground, not a flight.',
      run: 'The track looks like a run or a walk, not a flight.',
      drive: 'The track looks like a drive, not a flight.',
      rideUp: 'The track looks like a ride up the hill, not a flight.',
      none: 'Nothing in its track looks like a flight.',
    },
    whatToDo: 'Trim the track or delete the flight, or keep it if you know better.',
    beginsInAir: 'The recording begins in the air: where this flight was launched is not known.',
    checkSite: 'Check its site.',
    /** Button: opens the form, to look at it again; no inspection of a glider. */
    act: 'Check flight',
  },
  /** The highest point above the takeoff. */
  aboveLaunch: 'Above launch',
  /** Label of `27th 3rd in 2025, 2nd of 3 that day`. */
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

/** Of a flight: where it stands first in a line, and behind another. */
const FIRST_BEST = { longest: 'Longest', highest: 'Highest', farthest: 'Farthest' };
const BEST = { longest: 'longest', highest: 'highest', farthest: 'farthest' };

/** The neighbours of a flight: the others from its site and on its day. */
export const NEIGHBOURS = {
  fromSite: (site: Isolated): string => `Other flights from ${site}`,
  all: (count: number): string => `All ${NUMBERS.whole(count)}`,
  bests,
  /** The flight before and the next one from the same site; its name is not inflected. */
  previousFrom: (site: Isolated): string => `Before, from ${site}`,
  nextFrom: (site: Isolated): string => `Next from ${site}`,
  /** Before links to the other flights of that day. */
  sameDay: 'The same day',
};

/** `Longest · highest`; `Best in all` for a flight that is the best in everything. */
function bests(kinds: readonly (keyof typeof BEST)[]): string {
  if (kinds.length === Object.keys(BEST).length) return 'Best in all';
  return kinds.map((kind, index) => (index === 0 ? FIRST_BEST[kind] : BEST[kind])).join(' · ');
}

/** What was found in a track: figures, and why some are missing. */
export const FINDINGS = {
  /** Names of two parts of the page, for screen readers. */
  figures: 'Figures',
  charts: 'Charts',
  proposedName: (name: Isolated): string => `Could be called “${name}”`,
  /** Label of the height above the ground; narrow: ≤ 6 letters. */
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
  /** Best rate of climb, over 10 seconds. */
  maxClimb: 'Max climb, 10 s',
  maxSink: 'Max sink, 10 s',
  meanSpeed: 'Mean speed',
  maxSpeed: 'Max speed, 10 s',
  trackLength: 'Track length',
  /** The straight distance from takeoff to landing. */
  straightDistance: 'Launch to landing',
  farthest: 'Farthest from launch',
  heightGained: 'Height gained',
  /** What was climbed on foot before the launch, with the time that it took. */
  hike: 'Hike to the launch',
  /** The best glide ratio over one kilometre. */
  bestGlide: 'Best glide, 1 km',
  /** `1.1 km, 92 m down`: the stretch of the best glide. */
  glideOver: (distance: string, height: string): string => `${distance}, ${height} down`,
  highest: 'Highest point',
  /** The places of takeoff and landing, each with its altitude as the value. */
  launch: 'Launch',
  landing: 'Landing',
  /** `2 640 m at 14:25`. */
  highestAt: (time: string): string => `at ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};

/** What a flight scores in the leagues. */
export const SCORES = {
  title: 'XC score',
  /** While the score is being computed. */
  scoring: 'Scoring …',
  missing: 'Not scored yet.',
  failed: 'This track cannot be scored.',
  none: 'Nothing to score.',
  types: XC.types,
  leagues: XC.leagues,
  /** Behind the number: `34.2 points`. */
  points: 'points',
  /** Its rules are of that year. */
  league: (name: string, year: number): string => `${name} (${year})`,
  /** The points with or without their noun. */
  atLeast: (points: string): string => `at least ${points}`,
  atMost: (points: string): string => `(at most ${points})`,
  otherLeagues: 'Other leagues',
  columns: { league: 'League', type: 'Type', distance: 'Distance', points: 'Points' },
};

/** What a pilot did when: tables of thermals, glides, ridges and wind. */
export const PHASES = {
  title: 'Thermals, glides, ridges and wind',
  /** Captions of the tabs, short: five in two lines on a phone. */
  tabs: { thermals: 'Thermals', glides: 'Glides', ridges: 'Ridge', wind: 'Wind', heights: 'Heights' },
  /** Instead of an empty table. */
  noThermals: 'No thermals found.',
  noGlides: 'No glides found.',
  noRidges: 'No soaring found.',
  noWind: 'Wind unknown: it takes three full circles to measure it.',
  noHeights: 'No altitudes in this file.',
  /** Above the table of thermals, one line: `4 thermals · 1 240 m gained · 1.2 m/s on average · 31 % of the time circling · 40 % left, 60 % right`. */
  count: (count: number): string => `${count} ${plural(count, 'thermal', 'thermals')}`,
  gained: (height: string): string => `${height} gained`,
  meanClimb: (climb: string): string => `${climb} on average`,
  circling: (share: string): string => `${share} of the time circling`,
  sides: (left: string, right: string): string => `${left} left, ${right} right`,
  /** Buttons below a long table. */
  showAll: (count: number): string => `Show all ${count}`,
  showLess: 'Show fewer',
  // Heads of the tables, those of one table all different. On a phone there are four columns in a line: ≤ 10 letters a word, and two words break
  // into two lines; a unit may follow: `Gain, m`.
  /** When a thermal, a glide or a ridge began; not the takeoff. */
  start: 'Start',
  /** Height gained in a thermal or along a ridge. ≤ 9 letters. */
  gain: 'Gain',
  /** Mean rate of climb. ≤ 9 letters. */
  climb: 'Climb',
  /** The best rate of climb over 30 seconds. */
  best: 'Best 30 s',
  /** The lowest and the highest altitude: `1 310 – 1 420`. */
  heights: 'From – to',
  /** ≤ 8 letters. */
  duration: 'Duration',
  /** Number of full circles, and to which side in a thermal. ≤ 9 letters. */
  turns: 'Turns',
  wind: 'Wind',
  /** How often the pilot flew along the slope, to and fro. */
  passes: 'Passes',
  /** Mean length of such a pass. */
  passLength: 'Mean pass',
  distance: 'Distance',
  glideRatio: 'Glide ratio',
  lost: 'Height lost',
  speed: 'Speed',
  /** Rate of sink. */
  sink: 'Sink',
  tailwind: 'Tailwind',
  /** Altitudes of a band, as `1 500 – 2 000`. */
  band: 'Height',
  /** First row of the table of winds. */
  wholeFlight: 'Whole flight',
  /** How long the flight was above an altitude: a duration. */
  timeAbove: 'Time above',
  /** Cells of the column of turns, by the direction of circling. */
  turnsTo: {
    left: (turns: number): string => `${turns} left`,
    right: (turns: number): string => `${turns} right`,
    mixed: (turns: number): string => `${turns} mixed`,
  },
  /** The eight main directions that a wind comes from, clockwise from north. */
  compass: COMPASS,
};

/** Names of types as charts have them: abbreviations are the same everywhere; none for an airspace that is named by its class. */
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
  /** Heads the table. */
  title: 'Airspace',
  loading: 'Comparing the flight with the airspaces around it…',
  failed: 'The airspaces around this flight could not be loaded.',
  allUnread: 'The airspace data of this server cannot be read at present, so nothing can be said about it here.',
  none: 'No known airspace along this flight.',
  noneAround: 'There is no airspace of the data around this flight.',
  // Heads of the table.
  name: 'Airspace',
  kind: 'Class',
  /** Times of day. */
  times: 'From – to',
  /** The altitudes at which the flight was in it. */
  heights: 'Flown',
  limits: 'Limits',
  /** Whether the flight was inside, as the map is drawn. */
  certainty: 'As drawn',
  /** Cells of that column. */
  states: { inside: 'inside', near: 'near', unknown: 'height not known' },
  types: TYPES,
  /** An airspace. */
  unnamed: 'Without a name',
  classOnly: (letter: string): string => `Class ${letter}`,
  typeAndClass: (type: string, letter: string): string => `${type} ${letter}`,
  /** The ground as the lower limit of an airspace. */
  ground: 'GND',
  aboveGround: (height: string): string => `${height} AGL`,
  flightLevel: (level: number, height: string): string => `FL ${level} (${height})`,
  noLimit: 'no limit',
  between: (lower: string, upper: string): string => `${lower} – ${upper}`,
  onMap: (name: Isolated, kind: string, limits: string): string => `${name} · ${kind} · ${limits}`,
  /** So many more airspaces at this point of the map. */
  moreOnMap: (count: number): string => `and ${count} more`,
  caution:
    'As drawn on the map: whether an airspace was active at the time is not known. Flight levels are compared with the altitude by pressure, other limits with that by satellite; both may be off by some 100 m (10 hPa are 86 m). “Near” is within 50 m of an edge or 100 m of a limit.',
  heightNotKnown:
    '“Height not known”: a limit above the ground, or one by an altitude that is not in the file, could not be compared.',
  noAltitudes: 'No altitudes in this file: only the places were compared.',
  /** The day of the airspace data. */
  dataOf: (date: string): string => `Data of ${date}.`,
  cut: (count: number): string => `Only the ${count} airspaces with the lowest floors around the flight were compared.`,
  leftOut: (count: number): string =>
    `${count} ${plural(count, 'airspace', 'airspaces')} of the data could not be read.`,
  unread: 'A part of the data cannot be read at present: it may be missing, or out of date.',
};

/** What the map of a track can show. */
export const MAP_LAYERS = {
  title: 'Map layers',
  /** What the colour of the track shows: rate of climb, altitude or speed. */
  colour: 'Colour',
  colourings: { climb: 'Climb', height: 'Height', speed: 'Speed' },
  thermals: 'Thermals',
  route: 'Scored route',
  airspace: 'Airspace',
  others: 'Other flights from here',
};

/** The flight flown again in 3D, on its map. */
export const REPLAY = {
  /** Button: shows the flight again in 3D. */
  open: 'Fly it again in 3D',
  short: '3D',
  opening: 'Opening in 3D',
  failed: 'The flight cannot be shown in 3D just now.',
  controls: 'Flight in 3D',
  // Controls of the flight in 3D, in one line on a phone: short.
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: (speed: number): string => `${speed}×`,
  /** The camera follows the pilot. */
  follow: 'Follow',
  leave: 'Leave 3D',
};

/** The track in formats of other programs. */
export const DOWNLOADS = {
  /** Opens the system's sheet of apps: the upload of a league, a chat. */
  send: 'Send the IGC to …',
  /** After it, where the browser has no such sheet. */
  savedInstead:
    'This browser does not hand IGC files to other apps, so the file was saved. Choose it on the upload page of your league.',
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
