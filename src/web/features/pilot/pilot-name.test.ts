import { expect, it } from 'vitest';
import { emailOf, shownPilotName } from './pilot-name.ts';

it('shows the email where there is no name, and that a demo pilot has none', () => {
  const email = 'ann@example.org';
  expect(shownPilotName({ userName: 'Ann', email })).toBe('Ann');
  expect(shownPilotName({ userName: '', email })).toBe(email);
  expect(shownPilotName({ userName: '', email: null })).toBe('—');
  expect(emailOf({ userName: 'Ann', email })).toBe(email);
  expect(emailOf({ userName: '', email })).toBeNull();
  expect(emailOf({ userName: 'Ann', email: null })).toBe('A demo pilot, without an email');
});
