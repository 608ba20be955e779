import { readdirSync } from 'node:fs';
import type { FlownTrack } from '#domain/track/flown-track';
import { readFlownTrack } from '#domain/track/read-track';
import type { Track } from '#domain/track/track';
import { pick, type Random, type Some, seededRandom, spread, wholeBetween } from '#test/builders/random';
import { bytesOf, type FixDraft, igcFile } from '../builders/igc.ts';
import { atLeastOne } from '../builders/random.ts';
import { OWN_TRACKS_FOLDER, trackFile } from '../corpus/corpora.ts';
import { withMutations } from './mutations.ts';

/** The most fixes of a fuzzed track. */
export const MAX_FIXES = 500;
/** The most fixes of each of its stretches: few tracks are long, as ten short ones find more than one of the same work. */
const STRETCHES = { long: MAX_FIXES / 2, short: 40, shareOfLong: 0.1 } as const;

/** One step of a recorder: how long, how far and how high it goes, and what it writes. */
interface Habits {
  /** Seconds between two fixes. */
  readonly every: number;
  /** Metres a second, at most. */
  readonly speed: number;
  /** Metres a second up or down, at most. */
  readonly climb: number;
  /** Degrees a second that the course turns, at most. */
  readonly turn: number;
}

/** From standing to flying to nonsense. */
const HABITS: Some<Habits> = [
  { every: 1, speed: 12, climb: 3, turn: 20 },
  { every: 1, speed: 0, climb: 0, turn: 0 },
  { every: 4, speed: 10, climb: 2, turn: 25 },
  { every: 10, speed: 14, climb: 4, turn: 9 },
  { every: 1, speed: 1.5, climb: 0.4, turn: 60 },
  { every: 60, speed: 25, climb: 1, turn: 2 },
  { every: 0, speed: 9, climb: 1, turn: 5 },
  { every: 3_000, speed: 8, climb: 0.1, turn: 1 },
  { every: 2, speed: 4_000, climb: 900, turn: 180 },
];

const STARTS: Some<readonly [lat: number, lng: number]> = [
  [46.69, 7.86],
  [0, 0],
  [89.999, 12],
  [-90, -180],
  [-17.2, 179.999],
  [51.5, -0.0001],
];

const METRES_A_DEGREE = 111_195;
const RADIANS = Math.PI / 180;

/** Returns the bytes of a file of at most {@link MAX_FIXES} fixes: the same for the same seed. Some are no IGC files any more. */
export function fuzzedTrack(seed: number): Uint8Array {
  const random = seededRandom(seed);
  const fixes = flownAtRandom(random)
    .flatMap((fix) => damaged(random, fix))
    .slice(0, MAX_FIXES);
  const text = igcFile({
    date: pick(random, ['2026-06-20', '1980-01-06', '2049-12-31', '2026-02-30', null]),
    recorder: pick(random, ['AXXXABC', 'AXXXABC', '', 'A']),
    records: pick(random, [[], [], ['E120000STA'], ['HFDTE210626', 'I013638FXA'], ['LXXXnothing', 'B', 'K']]),
    fixes: chance(random, 0.1) ? fixes.toSorted(() => spread(random)) : fixes,
    lineEnd: pick(random, ['\r\n', '\n']),
  });
  return chance(random, 0.15) ? withWrongBytes(random, bytesOf(text)) : bytesOf(text);
}

/** A few stretches, each with habits of its own. */
function flownAtRandom(random: Random): readonly FixDraft[] {
  const [lat, lng] = pick(random, STARTS);
  const place = { at: wholeBetween(random, 0, 86_399), lat, lng, gnss: wholeBetween(random, -400, 4_000), course: 0 };
  const altitudes = pick(random, ['both', 'both', 'gnss', 'pressure', 'none']);
  const fixes: FixDraft[] = [];
  const most = chance(random, STRETCHES.shareOfLong) ? STRETCHES.long : STRETCHES.short;
  for (let stretches = wholeBetween(random, 0, 4); stretches > 0; stretches -= 1) {
    const habits = pick(random, HABITS);
    const [drift, climb] = [spread(random) * habits.turn, spread(random) * habits.climb];
    for (let left = wholeBetween(random, 0, most); left > 0; left -= 1) {
      move(place, { ...habits, turn: drift, climb }, random);
      fixes.push(written(place, altitudes));
    }
  }
  return fixes;
}

interface Place {
  at: number;
  lat: number;
  lng: number;
  gnss: number;
  course: number;
}

/** Moves the recorder by one step; changes `place`. */
function move(place: Place, { every, speed, climb, turn }: Habits, random: Random): void {
  const metres = speed * every * random();
  place.at += every;
  place.course += turn * every;
  place.lat = Math.max(-90, Math.min(90, place.lat + (Math.cos(place.course * RADIANS) * metres) / METRES_A_DEGREE));
  place.lng = around(place.lng + (Math.sin(place.course * RADIANS) * metres) / METRES_A_DEGREE);
  place.gnss = Math.max(-9_999, Math.min(99_999, place.gnss + climb * every + spread(random)));
}

function around(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

function written({ at, lat, lng, gnss }: Place, altitudes: string): FixDraft {
  const isWritten = (sensor: string): boolean => altitudes === 'both' || altitudes === sensor;
  return { at, lat, lng, gnss: isWritten('gnss') ? gnss : 0, pressure: isWritten('pressure') ? gnss + 30 : 0 };
}

/** A fix as it is, or now and then a void, repeated, misplaced, late or missing one. */
function damaged(random: Random, fix: FixDraft): readonly FixDraft[] {
  if (!chance(random, 0.06)) return [fix];
  return pick<readonly FixDraft[]>(random, [
    [],
    [fix, fix],
    [{ ...fix, valid: false }],
    [{ ...fix, gnss: wholeBetween(random, -9_999, 99_999) }],
    [{ ...fix, gnss: 0, pressure: 0 }],
    [{ ...fix, lat: spread(random) * 60, lng: spread(random) * 120 }],
    [{ ...fix, at: fix.at + wholeBetween(random, -30, 40_000) }],
  ]);
}

/** Overwrites a few bytes, and may cut the end off. */
function withWrongBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const wrong = bytes.slice(0, chance(random, 0.5) ? bytes.length : wholeBetween(random, 0, bytes.length));
  for (let left = wholeBetween(random, 0, 40); left > 0 && wrong.length > 0; left -= 1) {
    wrong[wholeBetween(random, 0, wrong.length - 1)] = wholeBetween(random, 0, 255);
  }
  return wrong;
}

function chance(random: Random, share: number): boolean {
  return random() < share;
}

const ORIGINALS = atLeastOne(
  readdirSync(OWN_TRACKS_FOLDER)
    .filter((name) => name.endsWith('.igc'))
    .toSorted()
    .map((name) => trackFile(OWN_TRACKS_FOLDER, name)),
);

/** What broken recorders write, and what only looks like a record. */
const INSERTS: Some<string> = [
  '\r\nB1101355206343N00006198WA0058700558\r\n',
  '\r\nB9999999999999X99999999YV-999999999\r\n',
  '\r\nB\r\nB0000000000000N00000000EA0000000000\r\n',
  '\r\nHFDTEDATE:310299,99\r\n',
  '\r\nHFDTE000000\r\n',
  '\r\nI993638FXA3940SIU4143TASABCDEF\r\n',
  '\r\nI013699LAD\r\nJ010812HDT\r\nK160248999\r\n',
  '\r\nC150701213841160701000102 500K Tri\r\nC5111359N00101899W\r\n',
  '\r\nE110135PEV\r\nE999999\r\nF110135\r\n',
  '\u{feff}\0\u001a\u00ff',
  '\r'.repeat(3_000),
  'B'.repeat(3_000),
  '\r\nA\r\nAXXX\r\nG'.repeat(100),
];

/** Returns the bytes of one of our own tracks with mutations: the same for the same seed. Some are still good. */
export function mutatedTrack(seed: number): Uint8Array {
  const random = seededRandom(seed);
  return withMutations(random, pick(random, ORIGINALS), INSERTS);
}

/** A fuzzed track that can be read. */
export interface FuzzedTrack {
  readonly seed: number;
  readonly bytes: Uint8Array;
  readonly track: Track;
  /** The track's flight, as the findings take it. */
  readonly flown: FlownTrack;
}

/** Returns the track of a seed; null when it is not readable. One of 28 is one of our own tracks with mutations, which takes five times as long. */
export function fuzzedTrackOf(seed: number): FuzzedTrack | null {
  const bytes = seed % 28 === 0 ? mutatedTrack(seed) : fuzzedTrack(seed);
  const reading = readFlownTrack(bytes, null);
  return reading.state === 'unreadable' ? null : { seed, bytes, track: reading.track, flown: reading.flown };
}

/** Throws when it is not so. */
export function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}
