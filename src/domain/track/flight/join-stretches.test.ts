import { describe, expect, it } from 'vitest';
import { type MovingPart, movingAlong } from '#test/builders/moving';
import { joinStretches } from './join-stretches.ts';

type Part = MovingPart & { readonly isAir?: boolean };

const fly = (seconds: number, climb = -1): Part => ({ seconds, speed: 10, climb, isAir: true });
const rest = (seconds: number): Part => ({ seconds });
/** Slow, but up and down: a glider in a wind as fast as itself. */
const parked = (seconds: number): readonly Part[] =>
  Array.from({ length: seconds / 20 }, (_, i) => ({ seconds: 20, speed: 1.5, climb: i % 2 === 0 ? 1.5 : -1.5 }));

/** Returns what the parts in the air are joined to, as letters of the parts: `ab` is one flight of the first two. */
function joined(parts: readonly Part[], longStays: readonly number[] = []): readonly string[] {
  const { moving, parts: stretches } = movingAlong(parts);
  const air = stretches.filter((_, i) => parts[i]?.isAir);
  const isLongStay = new Uint8Array(moving.time.length);
  for (const i of longStays) isLongStay.fill(1, stretches[i]?.first, (stretches[i]?.last ?? 0) + 1);
  return joinStretches(air, moving, isLongStay).map(({ first, last }) =>
    air.map((one, i) => (one.first >= first && one.last <= last ? String.fromCharCode(97 + i) : '')).join(''),
  );
}

describe('stretches in the air', () => {
  it('are one flight over a touch of the hill', () => {
    expect(joined([fly(600), rest(40), fly(600)])).toEqual(['ab']);
  });

  it('are one flight over a rest of less than five minutes, two beyond', () => {
    expect(joined([fly(600), rest(290), fly(600)])).toEqual(['ab']);
    expect(joined([fly(600), rest(310), fly(600)])).toEqual(['a', 'b']);
  });

  it('are one flight while a glider is parked in the wind, however long', () => {
    expect(joined([fly(600), ...parked(900), fly(600)])).toEqual(['ab']);
  });

  it('are two where one goes on as a ride, after a stand of two minutes', () => {
    const ride: Part = { seconds: 200, speed: 10, climb: 0.1, isAir: true };
    expect(joined([fly(600), rest(130), ride])).toEqual(['a', 'b']);
    expect(joined([ride, rest(130), fly(600)])).toEqual(['a', 'b']);
    expect(joined([fly(600), rest(60), ride])).toEqual(['ab']);
  });

  it('are two with a long stay in between, also where nothing rests', () => {
    const parts = [fly(600), { seconds: 240, speed: 2 }, fly(600)];
    expect(joined(parts)).toEqual(['ab']);
    expect(joined(parts, [1])).toEqual(['a', 'b']);
  });

  it('are as many as stays part them', () => {
    const parts = [fly(300), rest(400), fly(300), rest(30), fly(300), rest(600), fly(300)];
    expect(joined(parts)).toEqual(['a', 'bc', 'd']);
  });

  it('are none of none, and itself of one', () => {
    expect(joined([rest(100)])).toEqual([]);
    expect(joined([fly(30)])).toEqual(['a']);
  });
});

describe('short movements beside a flight', () => {
  it.each([
    [110, ['a']],
    [130, ['ab']],
  ])('after a rest of %d s are no part of it below two minutes', (seconds, flights) => {
    expect(joined([fly(600), rest(90), fly(seconds)])).toEqual(flights);
  });

  it('before it are none, either', () => {
    expect(joined([fly(100), rest(90), fly(600)])).toEqual(['b']);
  });

  it('on both sides are left out one after the other', () => {
    expect(joined([fly(50), rest(90), fly(100), rest(90), fly(600), rest(90), fly(60)])).toEqual(['c']);
  });

  it('stay between two longer parts', () => {
    expect(joined([fly(600), rest(90), fly(60), rest(90), fly(600)])).toEqual(['abc']);
  });

  it('stay without a rest in between, where they climb or sink', () => {
    const slow: Part = { seconds: 90, speed: 2 };
    expect(joined([fly(600), slow, fly(60, -1)])).toEqual(['ab']);
  });
});
