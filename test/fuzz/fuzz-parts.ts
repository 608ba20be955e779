import { figuresOf } from '#domain/figures/flight-figures';
import { parseIgc } from '#domain/igc/parse-igc';
import { phasesOf } from '#domain/phases/phases-of';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlight } from '#domain/score/score-flight';
import { type CleanTrack, cleanTrackOf } from '#domain/track/clean-track/clean-track';
import { searchFlights } from '#domain/track/flight/find-flight';
import type { TimeRange } from '#domain/track/flight/time-range';
import { type FlownTrack, flownTrackOf } from '#domain/track/flown-track';
import { readTrack } from '#domain/track/read-track';
import { trackSeries } from '#domain/track/series';
import { thinTrack } from '#domain/track/thin-track';
import type { Track } from '#domain/track/track';
import { fuzzedTrack } from './fuzz-track.ts';
import { mutatedTrack } from './mutated-track.ts';

/** A fuzzed track that can be read. */
export interface FuzzedTrack {
  readonly seed: number;
  readonly bytes: Uint8Array;
  readonly track: Track;
}

interface CleanedTrack extends FuzzedTrack {
  readonly clean: CleanTrack;
}

/** A part of the engine. `run` returns its figures, each of which must be finite or absent, or throws. */
export interface FuzzPart<Fuzzed> {
  readonly name: string;
  readonly run: (fuzzed: Fuzzed) => unknown;
}

/** What a save does with a track. A new part of it is a line here. */
export const READING_PARTS: readonly FuzzPart<FuzzedTrack>[] = [
  { name: 'analysis', run: ({ track }) => checkedAnalysis(track) },
  { name: 'flights', run: ({ track }) => checkedFlights(track) },
  { name: 'a part of the file', run: checkedPart },
  { name: 'charts and line', run: ({ track }) => chartsOf(track) },
];

/** What is computed of a track after its save, which takes most of the time. A new part of it is a line here. */
export const FINDINGS_PARTS: readonly FuzzPart<CleanedTrack>[] = [
  { name: 'figures', run: ({ clean }) => figuresOf(flownIn(clean)) },
  { name: 'phases', run: ({ clean }) => phasesOf(flownIn(clean)) },
  { name: 'score', run: scoredInTurn },
];

function checkedAnalysis({ analysis, fixes }: Track): unknown {
  const { launchIndex, landingIndex, launchTime, landingTime, airtime } = analysis;
  expectThat(launchIndex >= 0 && launchIndex <= landingIndex && landingIndex < fixes.length, 'indexes of the flight');
  expectThat(fixes.time[launchIndex] === launchTime && fixes.time[landingIndex] === landingTime, 'times of the flight');
  expectThat(airtime >= 0, 'airtime');
  return analysis;
}

/** Flights are in order of time, never at once, and the chosen one is one of them. */
function checkedFlights({ flights, analysis, recording }: Track): unknown {
  for (const [i, { launchTime, landingTime }] of flights.entries()) {
    expectThat(launchTime <= landingTime, 'a flight lands after its launch');
    expectThat(launchTime >= (flights[i - 1]?.landingTime ?? 0), 'flights follow each other');
  }
  const isOne = flights.some(({ launchTime }) => launchTime === analysis.launchTime);
  expectThat(isOne || flights.length === 0, 'the chosen flight is one of them');
  expectThat(
    recording.from <= analysis.launchTime && recording.to >= analysis.landingTime,
    'the recording has the flight',
  );
  return { flights, recording };
}

/** Reads the second third of the flight: its first and last fix are within it, and the file's flights are the same. */
function checkedPart({ bytes, track }: FuzzedTrack): unknown {
  const { launchTime, landingTime } = track.analysis;
  const third = Math.floor((landingTime - launchTime) / 3);
  const range: TimeRange = { from: launchTime + third, to: landingTime - third };
  const reading = readTrack(bytes, range);
  if (reading.state === 'unreadable') return null;
  const { analysis, flights } = reading.track;
  expectThat(analysis.launchTime >= range.from && analysis.landingTime <= range.to, 'the part is within its range');
  expectThat(flights.length === track.flights.length, 'a part has the flights of its file');
  return analysis;
}

/** Each track is scored by one of the leagues, in turn: any five tracks show more than one track by five. */
function scoredInTurn({ seed, clean }: CleanedTrack): unknown {
  const leagues = Object.values(RULE_SETS);
  const league = leagues[seed % leagues.length];
  return league ? scoreFlight(flownIn(clean), league) : null;
}

/** A glide ratio is NaN where there is none. */
function chartsOf(track: Track): unknown {
  const { glideRatio, ...series } = trackSeries(track);
  const known = glideRatio.filter((ratio) => !Number.isNaN(ratio));
  return { ...series, glideRatio: known, line: thinTrack(track, 4).indexes };
}

/** Returns the track of a seed; null when it is not readable. One of 28 is one of our own tracks with mutations, which takes five times as long. */
export function fuzzedTrackOf(seed: number): FuzzedTrack | null {
  const bytes = seed % 28 === 0 ? mutatedTrack(seed) : fuzzedTrack(seed);
  const reading = readTrack(bytes);
  return reading.state === 'unreadable' ? null : { seed, bytes, track: reading.track };
}

/** Returns a fuzzed track with its fixes as the findings take them. */
export function cleanedTrackOf(fuzzed: FuzzedTrack): CleanedTrack {
  return { ...fuzzed, clean: cleanTrackOf(parseIgc(fuzzed.bytes).fixes) };
}

function flownIn(clean: CleanTrack): FlownTrack {
  return flownTrackOf(clean, searchFlights(clean).chosen);
}

function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(`Not so: ${what}`);
}
