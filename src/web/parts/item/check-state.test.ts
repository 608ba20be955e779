import { describe, expect, it } from 'vitest';
import type { GliderCheck } from '#domain/glider-check';
import { checkText } from './check-state.tsx';

const NO_CHECK: GliderCheck = {
  state: 'none',
  dueOn: null,
  daysLeft: null,
  hoursLeft: null,
  flightsLeft: null,
  by: null,
};
const check = (change: Partial<GliderCheck>): GliderCheck => ({ ...NO_CHECK, state: 'fine', ...change });
const NEXT_MAY = { dueOn: '2027-05-03', by: 'months' } as const;

describe('the words of a check', () => {
  it('are none where no check is set', () => {
    expect(checkText(NO_CHECK)).toBeNull();
  });

  it.each([
    [check({ ...NEXT_MAY, daysLeft: 365 }), 'Check on May 3, 2027'],
    [check({ ...NEXT_MAY, state: 'soon', daysLeft: 1 }), 'Check in 1 day'],
    [check({ ...NEXT_MAY, state: 'soon', daysLeft: 30 }), 'Check in 30 days'],
    [check({ by: 'hours', hoursLeft: 12.9 }), 'Check in 12 h'],
    [check({ by: 'hours', state: 'soon', hoursLeft: 0.2 }), 'Check in 1 h'],
    [check({ by: 'flights', flightsLeft: 1 }), 'Check in 1 flight'],
    [check({ by: 'flights', flightsLeft: 1_200 }), 'Check in 1\u202f200 flights'],
  ])('name what is left of the limit that counts: %#', (given, words) => {
    expect(checkText(given)).toBe(words);
  });

  it.each([
    [check({ ...NEXT_MAY, state: 'due', daysLeft: -3 }), 'Check due since May 3, 2027'],
    [check({ by: 'hours', state: 'due', hoursLeft: -2.5 }), 'Check due, 2 h over'],
    [check({ by: 'hours', state: 'due', hoursLeft: -0.5 }), 'Check due'],
    [check({ by: 'hours', state: 'due', hoursLeft: 0 }), 'Check due'],
    [check({ by: 'flights', state: 'due', flightsLeft: 0 }), 'Check due'],
    [check({ by: 'flights', state: 'due', flightsLeft: -1 }), 'Check due, 1 flight over'],
  ])('say that it is due, and by how much: %#', (given, words) => {
    expect(checkText(given)).toBe(words);
  });
});
