import { expect, it } from 'vitest';
import { bytesOf, flownPath, igcBytes, type Leg } from '#test/builders/igc';
import { readTrack, readTrackFlights } from './read-track.ts';

const REST: Leg = { seconds: 900 };
const FLIGHT: readonly Leg[] = [
  { seconds: 200, speed: 10, heading: 90, climb: 1.5 },
  { seconds: 400, speed: 10, heading: 200, climb: -1 },
];
const START = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };

function fileOf(legs: readonly Leg[]): Uint8Array {
  return igcBytes({ fixes: flownPath(START, legs) });
}

it('each of two flights of a file is read as its part is', () => {
  const bytes = fileOf([REST, ...FLIGHT, REST, ...FLIGHT, REST]);
  const reading = readTrackFlights(bytes);
  if (reading.state === 'unreadable') throw new Error('Not read');
  expect(reading.flights).toHaveLength(2);
  for (const { range, isSure, analysis } of reading.flights) {
    expect(isSure).toBe(true);
    expect(range).toEqual({ from: analysis.launchTime, to: analysis.landingTime });
    const part = readTrack(bytes, range);
    expect(part.state === 'ready' && part.track.analysis).toEqual(analysis);
  }
});

it.each([
  ['the only flight', true, [REST, ...FLIGHT, REST]],
  ['a recording without a flight', false, [REST]],
])('%s has the whole file', (_, isSure, legs) => {
  const bytes = fileOf(legs);
  const [reading, whole] = [readTrackFlights(bytes), readTrack(bytes)];
  if (reading.state === 'unreadable' || whole.state === 'unreadable') throw new Error('Not read');
  expect(reading.flights).toEqual([{ range: null, isSure, analysis: whole.track.analysis }]);
});

it('what is no track is not read, for the reason that `readTrack` has', () => {
  for (const bytes of [bytesOf('nothing'), bytesOf('HFDTE010526\r\n'), new Uint8Array()]) {
    expect(readTrackFlights(bytes)).toEqual(readTrack(bytes));
  }
});
