import { describe, expect, it } from 'vitest';
import { blankOf } from '../fields/entity.ts';
import { GLIDER } from '../fields/glider.ts';
import { minutes } from '../units.ts';
import { GLIDER_ORDERS, type UsedGlider } from './item-order.ts';

let lastId = 0;
const used = (name: string, trueFlightNum = 0, trueAirtime = 0): UsedGlider => ({
  ...blankOf(GLIDER),
  id: ++lastId,
  name,
  createdAt: '2026-01-01T00:00:00Z',
  trueFlightNum,
  trueAirtime: minutes(trueAirtime),
  flightNumThisYear: 0,
  lastFlown: null,
});
const namesBy = (order: keyof typeof GLIDER_ORDERS, gliders: readonly UsedGlider[]): readonly string[] =>
  [...gliders].sort(GLIDER_ORDERS[order]).map(({ name }) => name);

describe('the orders of the glider list', () => {
  it('sort names as in a dictionary', () => {
    expect(namesBy('name', [used('zeno 2'), used('Alpina'), used('Zeno')])).toEqual(['Alpina', 'Zeno', 'zeno 2']);
  });

  it('sort gliders by true flights and true airtime, equal ones by name', () => {
    const gliders = [used('b', 5, 10), used('a', 5, 30), used('c', 1, 20)];
    expect(namesBy('trueFlightNum', gliders)).toEqual(['c', 'a', 'b']);
    expect(namesBy('trueAirtime', gliders)).toEqual(['b', 'c', 'a']);
  });

  it('sort gliders by the day they were last flown, those never flown first', () => {
    const gliders = [
      { ...used('b'), lastFlown: '2026-05-03' },
      used('d'),
      { ...used('c'), lastFlown: '2025-12-31' },
      { ...used('a'), lastFlown: '2026-05-03' },
      used('Never'),
    ];
    expect(namesBy('lastFlown', gliders)).toEqual(['d', 'Never', 'c', 'a', 'b']);
  });
});
