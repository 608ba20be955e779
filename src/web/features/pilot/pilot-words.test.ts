import { describe, expect, it } from 'vitest';
import { emailOf, nameOf, wordsSinceLastFlight } from './pilot-words.ts';

describe('the banner of the pilot screen', () => {
  it.each([
    [null, 'No flights yet'],
    [0, 'You had a blast today!'],
    [1, '1 day since last flight'],
    [13, '13 days since last flight'],
    [1_204, '1204 days since last flight'],
  ])('after %s days is %j', (days, words) => {
    expect(wordsSinceLastFlight(days)).toBe(words);
  });
});

it('shows the email where there is no name, and that a demo pilot has none', () => {
  const email = 'ann@example.org';
  expect(nameOf({ userName: 'Ann', email })).toBe('Ann');
  expect(nameOf({ userName: '', email })).toBe(email);
  expect(nameOf({ userName: '', email: null })).toBe('—');
  expect(emailOf({ userName: 'Ann', email })).toBe(email);
  expect(emailOf({ userName: '', email })).toBeNull();
  expect(emailOf({ userName: 'Ann', email: null })).toBe('A demo pilot, without an email');
});
