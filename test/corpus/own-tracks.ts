import { bytesOf, type FixDraft, flownPath, igcFile, type Leg, type PathStart } from '../builders/igc.ts';

/** A track of our own making, with what is known of it because it was made so. */
export interface OwnTrack {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `yyyy-mm-dd` of the file; null for a file that holds no track. */
  readonly date: string | null;
  /** The fixes that count, in order of time. */
  readonly fixes: readonly FixDraft[];
  /** Launch and landing in seconds after midnight UTC; null where the fixes do not tell. */
  readonly flight: readonly [launch: number, landing: number] | null;
  /** Highest altitude of the flight in metres, without spikes. */
  readonly maxAltitude: number | null;
}

const STAND: Leg = { seconds: 240 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 110, climb: -1.1 };
const THERMAL: Leg = { seconds: 424, speed: 9, turn: 18, climb: 1.8 };
const FLIGHT = [GLIDE, THERMAL, { ...GLIDE, heading: 150 }];
const FLIGHT_S = duration(FLIGHT);

/** A place of the Alps at 11:00 UTC. */
const ALPS: PathStart = { at: 39_600, lat: 46.6863, lng: 7.8632, altitude: 1_750 };

/** Seconds between two fixes, unless the track says otherwise. */
const EVERY_S = 8;

/** Every track, by what it is an example of. */
export function ownTracks(): readonly OwnTrack[] {
  return [
    thermalFlight(),
    oldDateLineFeeds(),
    pressureAlone(),
    satellitesAlone(),
    overMidnight(),
    latinHeaders(),
    lowerCaseHemispheres(),
    voidFixes(),
    repeatedFixes(),
    startEvent(),
    endsInTheAir(),
    coarseRidge(),
    twoFlights(),
    rideUpFirst(),
    standsStill(),
    headerAlone(),
    noTrack(),
  ];
}

interface Making {
  readonly date?: string;
  readonly start?: Partial<PathStart>;
  readonly every?: number;
  readonly records?: readonly string[];
  /** Changes a fix; two are a repeated record. */
  readonly change?: (fix: FixDraft, index: number) => FixDraft | readonly FixDraft[];
  /** Changes the text of the finished file. */
  readonly finish?: (text: string) => string;
  readonly encoding?: 'utf8' | 'latin1';
}

/** Flies legs between a stay before and one after, and writes them down. */
function track(name: string, legs: readonly Leg[], making: Making = {}): OwnTrack {
  const { date = '2026-05-09', start, every = EVERY_S, records = [], change = same, finish = same } = making;
  const from = { ...ALPS, ...start };
  const flown = flownPath(from, [STAND, ...legs, STAND], every);
  const fixes = flown.flatMap(change);
  const launch = from.at + STAND.seconds;
  const flight = [launch, launch + duration(legs)] as const;
  const bytes = bytesOf(finish(igcFile({ date, records, fixes })), making.encoding);
  return { name, bytes, date, fixes, flight, maxAltitude: highest(flown, flight) };
}

const thermalFlight = (): OwnTrack =>
  track('thermal-flight', FLIGHT, {
    records: [
      'HFPLTPILOTINCHARGE:Ann Arbor',
      'HFGTYGLIDERTYPE:Rush 6',
      'HFGIDGLIDERID:D-0815',
      'HFDTM100GPSDATUM:WGS-84',
    ],
    finish: (text) => text.replace('HFDTE090526', 'HFDTEDATE:090526,01'),
  });

const oldDateLineFeeds = (): OwnTrack =>
  track('old-date-line-feeds', FLIGHT, { date: '2009-08-01', finish: (text) => text.replaceAll('\r\n', '\n') });

const pressureAlone = (): OwnTrack => track('pressure-alone', FLIGHT, { change: (fix) => ({ ...fix, gnss: 0 }) });

const satellitesAlone = (): OwnTrack =>
  track('satellites-alone', FLIGHT, {
    change: (fix) => ({ ...fix, pressure: 0 }),
    finish: (text) => `\uFEFF${text.replace('HFDTE', 'HFPLTPILOT:Ärmin Ødegård\r\nHFDTE')}`,
  });

/** Launches half an hour before midnight UTC, which is noon in New Zealand. */
const overMidnight = (): OwnTrack =>
  track('over-midnight', [...FLIGHT, ...FLIGHT], { start: { at: 85_200, lat: -43.53, lng: 172.64, altitude: 900 } });

const latinHeaders = (): OwnTrack =>
  track('latin-headers', FLIGHT, {
    records: ['HFPLTPILOT:Jürg Äbischer', 'HFGTYGLIDERTYPE:Zéno', 'I013638FXA'],
    change: (fix) => ({ ...fix, extension: '023' }),
    encoding: 'latin1',
  });

const lowerCaseHemispheres = (): OwnTrack =>
  track('lower-case-hemispheres', FLIGHT, {
    start: { lat: -33.95, lng: -70.21, altitude: 1_950 },
    finish: (text) => text.replaceAll(/^B\d{13}S\d{8}W/gm, (record) => `B${record.slice(1).toLowerCase()}`),
  });

/** Every ninth fix is void, and one altitude is a spike. */
const voidFixes = (): OwnTrack =>
  track('void-fixes', FLIGHT, {
    change: (fix, index) => ({ ...fix, valid: index % 9 !== 5, gnss: (fix.gnss ?? 0) + (index === 100 ? 1_500 : 0) }),
  });

/** A recorder that writes each tenth record twice. */
const repeatedFixes = (): OwnTrack =>
  track('repeated-fixes', FLIGHT, { change: (fix, index) => (index % 10 === 0 ? [fix, fix] : fix) });

/** The recorder was started by hand during the stay before the launch. */
const startEvent = (): OwnTrack =>
  track('start-event', FLIGHT, { finish: (text) => text.replace(/^(B110200.*)$/m, 'E110200STA\r\n$1') });

const endsInTheAir = (): OwnTrack => {
  const fixes = flownPath(ALPS, [STAND, ...FLIGHT], EVERY_S);
  return written('ends-in-the-air', fixes, [ALPS.at + STAND.seconds, ALPS.at + STAND.seconds + FLIGHT_S]);
};

/** An hour on a ridge with a fix every 12 seconds. */
const coarseRidge = (): OwnTrack => {
  const beat = (heading: number, climb: number): Leg => ({ seconds: 240, speed: 9, heading, climb });
  const legs = [GLIDE, ...[0.4, -0.3, 0.5, -0.4, 0.3, -0.3].flatMap((climb) => [beat(20, climb), beat(200, climb)])];
  return track('coarse-ridge', [...legs, GLIDE], { every: 12 });
};

/** A short flight, half an hour on the ground, then a longer one. */
const twoFlights = (): OwnTrack => {
  const legs = [STAND, { ...GLIDE, seconds: 300 }, { seconds: 1_500 }, ...FLIGHT, STAND];
  const launch = ALPS.at + STAND.seconds + 300 + 1_500;
  return written('two-flights', flownPath(ALPS, legs, 6), [launch, launch + FLIGHT_S]);
};

/** A cable car to the launch, which takes longer than the flight. */
const rideUpFirst = (): OwnTrack => {
  const ride: Leg = { seconds: 1_200, speed: 5, heading: 0, climb: 0.9 };
  const legs = [STAND, ride, { seconds: 600 }, GLIDE, STAND];
  const launch = ALPS.at + STAND.seconds + 1_200 + 600;
  return written('ride-up-first', flownPath({ ...ALPS, altitude: 600 }, legs, 6), [launch, launch + 600]);
};

/** A recorder that was forgotten on a table. */
const standsStill = (): OwnTrack => written('stands-still', flownPath(ALPS, [{ seconds: 600 }], 10), null);

const headerAlone = (): OwnTrack => written('header-alone', [], null);

const noTrack = (): OwnTrack => ({
  name: 'no-track',
  bytes: bytesOf('<html><body>Log in to download your track</body></html>\n'),
  date: null,
  fixes: [],
  flight: null,
  maxAltitude: null,
});

function written(name: string, fixes: readonly FixDraft[], flight: OwnTrack['flight']): OwnTrack {
  const date = '2026-05-09';
  const maxAltitude = flight && highest(fixes, flight);
  return { name, bytes: bytesOf(igcFile({ date, fixes })), date, fixes, flight, maxAltitude };
}

function highest(fixes: readonly FixDraft[], [launch, landing]: readonly [number, number]): number {
  const flown = fixes.filter(({ at }) => at >= launch && at <= landing);
  return Math.max(...flown.map(({ gnss = 0 }) => Math.round(gnss)));
}

function duration(legs: readonly Leg[]): number {
  return legs.reduce((sum, { seconds }) => sum + seconds, 0);
}

function same<T>(value: T): T {
  return value;
}
