import { describe, expect, it } from 'vitest';
import { emailOf, nameOf, wordsSinceLastFlight } from './pilot-words.ts';

describe('the banner of the pilot screen', () => {
  it.each([
    [null, 'No flights yet'],
    [0, 'You had a blast today!'],
    [1, '1 days since last flight'],
    [13, '13 days since last flight'],
    [1_204, '1204 days since last flight'],
  ])('after %s days says %j', (days, words) => {
    expect(wordsSinceLastFlight(days)).toBe(words);
  });
});

it('shows a dash for no name, and says of a demo pilot that there is no email', () => {
  expect([nameOf({ userName: '' }), nameOf({ userName: 'Ann' })]).toEqual(['—', 'Ann']);
  expect(emailOf({ email: 'ann@example.org' })).toBe('ann@example.org');
  expect(emailOf({ email: null })).toBe('A demo pilot, without an email');
});
