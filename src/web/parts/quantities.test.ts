import { expect, it } from 'vitest';
import { minutes } from '#domain/units';
import { airtimeText } from './quantities.tsx';

it('shows hours and minutes, and only minutes under an hour', () => {
  expect(airtimeText(minutes(68))).toBe('1 h 08 min');
  expect(airtimeText(minutes(46))).toBe('46 min');
  expect(airtimeText(minutes(0))).toBe('0 min');
  expect(airtimeText(minutes(60 * 1240))).toBe('1\u202f240 h 00 min');
});
