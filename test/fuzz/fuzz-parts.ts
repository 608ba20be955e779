import { figuresOf } from '#domain/figures/flight-figures';
import { phasesOf } from '#domain/phases/phases-of';
import type { TimeRange } from '#domain/track/flight/time-range';
import { readTrack } from '#domain/track/read-track';
import { trackSeries } from '#domain/track/series';
import { thinTrack } from '#domain/track/thin-track';
import type { Track } from '#domain/track/track';
import { expectThat, type FuzzedTrack } from './fuzz-track.ts';
import { crossedAirspaces, groundBelowFlight, scoredAndNamed, writtenInTurn } from './page-parts.ts';

/** A part of the engine. `run` returns its figures, each of which must be finite or absent, or throws. */
export interface FuzzPart {
  readonly name: string;
  readonly run: (fuzzed: FuzzedTrack) => unknown;
  /** Runs on one of so many tracks: it takes long, and finds as much in fewer. Unless given, on each. */
  readonly every?: number;
}

/** What a save does with a track. A new part of it is a line here. */
export const READING_PARTS: readonly FuzzPart[] = [
  { name: 'analysis', run: ({ track }) => checkedAnalysis(track) },
  { name: 'flights', run: ({ track }) => checkedFlights(track) },
  { name: 'a part of the file', run: checkedPart },
  { name: 'charts and line', run: ({ track }) => chartsOf(track) },
];

/** What is computed of a track after its save, there or on its page, which takes most of the time. A new part of it is a line here. */
export const FINDINGS_PARTS: readonly FuzzPart[] = [
  { name: 'figures', run: ({ flown }) => figuresOf(flown) },
  { name: 'phases', run: ({ flown }) => phasesOf(flown) },
  { name: 'score and proposed name', run: scoredAndNamed },
  { name: 'airspace crossings', run: crossedAirspaces },
  { name: 'ground', run: groundBelowFlight, every: 9 },
  { name: 'GPX, KML and GeoJSON', run: writtenInTurn, every: 3 },
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

/** A glide ratio is NaN where there is none. */
function chartsOf(track: Track): unknown {
  const { glideRatio, ...series } = trackSeries(track);
  const known = glideRatio.filter((ratio) => !Number.isNaN(ratio));
  return { ...series, glideRatio: known, line: thinTrack(track, 4).indexes };
}
