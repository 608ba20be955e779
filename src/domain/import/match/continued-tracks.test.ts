import { describe, expect, it } from 'vitest';
import { foundFlight, readTrackOf } from '#test/builders/found-flights';
import { degrees } from '../../units.ts';
import type { FoundFlight, FoundTrack } from '../found-flight.ts';
import { continuedTracks, recordingsInPieces } from './continued-tracks.ts';
import { matchFlights } from './match-flights.ts';

const START = 1_777_800_000;
const at = (lng: number) => ({ lat: degrees(46.7), lng: degrees(lng) });

/** A piece of twenty minutes, from one longitude to another. */
function piece(
  key: string,
  startS: number,
  [from, to]: readonly [number, number],
  inAir: Partial<FoundTrack>,
): FoundFlight {
  const times = { launchTime: START + startS, landingTime: START + startS + 1_200 };
  return foundFlight(key, { launch: at(from), track: { ...readTrackOf(key), ...times, landing: at(to), ...inAir } });
}

const FIRST = piece('first', 0, [7.8, 7.9], { endsInAir: true });
const SECOND = piece('second', 1_216, [7.901, 8], { beginsInAir: true, endsInAir: true });
const LAST = piece('last', 2_432, [8.001, 8.1], { beginsInAir: true });

describe('the pieces of one flight', () => {
  it('go on from one another, in whatever order they are found', () => {
    expect([...continuedTracks([LAST, SECOND, FIRST])]).toEqual([
      ['last', { before: SECOND, gapS: 16 }],
      ['second', { before: FIRST, gapS: 16 }],
    ]);
    expect(recordingsInPieces([LAST, SECOND, { ...SECOND, key: 'again' }, FIRST])).toEqual([[FIRST, SECOND, LAST]]);
  });

  it.each([
    ['later than five minutes', piece('second', 1_501, [7.901, 8], { beginsInAir: true })],
    ['before the end of the first', piece('second', 1_100, [7.901, 8], { beginsInAir: true })],
    ['farther than a glider gets', piece('second', 1_216, [7.95, 8], { beginsInAir: true })],
    ['on the ground', piece('second', 1_216, [7.901, 8], {})],
  ])('do not where the second starts %s', (_, second) => {
    expect(continuedTracks([FIRST, second]).size).toBe(0);
  });

  it.each([
    ['more than a minute apart', piece('second', 1_261, [7.901, 8], { beginsInAir: true })],
    ['a part of its file', piece('second', 1_216, [7.901, 8], { beginsInAir: true, range: { from: 1, to: 2 } })],
    ['converted', piece('second', 1_216, [7.901, 8], { beginsInAir: true, convertedFrom: 'gpx' })],
  ])('are not joined where the second is %s', (_, second) => {
    expect(continuedTracks([FIRST, second]).size).toBe(1);
    expect(recordingsInPieces([FIRST, second])).toEqual([]);
  });

  it('are not joined where two go on from one', () => {
    expect(recordingsInPieces([FIRST, SECOND, piece('other', 1_220, [7.901, 8], { beginsInAir: true })])).toEqual([]);
  });

  it('are one new flight and a question for each that goes on', () => {
    const matches = matchFlights([FIRST, SECOND, LAST], []);
    expect(['first', 'second', 'last'].map((key) => matches.get(key)?.kind)).toEqual(['new', 'question', 'question']);
  });
});

it('a flight that may be none is a question', () => {
  const found = piece('a', 0, [7.8, 7.9], { isDoubtful: true });
  expect(matchFlights([found], []).get('a')).toEqual({ kind: 'question', candidates: [], certainty: 'question' });
});
