import { expect, it } from 'vitest';
import { mayAsk, mayAskNow, pauseLeftMs, rememberFailure } from './attempts.ts';

const FAILED_AT = 1_000_000;

it('asks a server that never failed', () => {
  expect(mayAsk(null, 0)).toBe(true);
});

it.each([
  [0, false],
  [59_999, false],
  [60_000, true],
  [86_400_000, true],
])('%i ms after a failure asks again: %s', (later, expected) => {
  expect(mayAsk(FAILED_AT, FAILED_AT + later)).toBe(expected);
});

it('does not wait for a clock that was set back', () => {
  expect(mayAsk(FAILED_AT, FAILED_AT - 1)).toBe(true);
});

it('remembers the failures of each server on its own', () => {
  rememberFailure('terrain', FAILED_AT);
  expect(mayAskNow('terrain', FAILED_AT + 1)).toBe(false);
  expect(mayAskNow('terrain', FAILED_AT + 60_000)).toBe(true);
  expect(mayAskNow('tiles', FAILED_AT + 1)).toBe(true);
});

it('knows how long the pause still lasts', () => {
  expect(pauseLeftMs('tiles', FAILED_AT)).toBe(0);
  rememberFailure('tiles', FAILED_AT);
  const left = [0, 59_999, 60_000, 90_000, -5].map((later) => pauseLeftMs('tiles', FAILED_AT + later));
  expect(left).toEqual([60_000, 1, 0, 0, 0]);
});
