import { expect, it } from 'vitest';
import { emailOf, nameOf } from './pilot-name.ts';

it('shows the email where there is no name, and that a demo pilot has none', () => {
  const email = 'ann@example.org';
  expect(nameOf({ userName: 'Ann', email })).toBe('Ann');
  expect(nameOf({ userName: '', email })).toBe(email);
  expect(nameOf({ userName: '', email: null })).toBe('—');
  expect(emailOf({ userName: 'Ann', email })).toBe(email);
  expect(emailOf({ userName: '', email })).toBeNull();
  expect(emailOf({ userName: 'Ann', email: null })).toBe('A demo pilot, without an email');
});
