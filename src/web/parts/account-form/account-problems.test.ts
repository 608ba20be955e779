import { describe, expect, it } from 'vitest';
import {
  problemsOfChange,
  problemsOfEmailRequest,
  problemsOfLogIn,
  problemsOfPassword,
  problemsOfReset,
  problemsOfSignUpEntry,
} from './account-problems.ts';

/** What is shown where these fields are empty. */
const required = (...wrong: readonly string[]) => ({ byField: {}, message: 'All fields are required', wrong });

describe('a login', () => {
  it.each([
    ['', 'secret', ['email']],
    ['  ', 'secret', ['email']],
    ['a@b.ch', '', ['password']],
    ['', '', ['email', 'password']],
  ])('requires both fields: %j %j', (email, password, empty) => {
    expect(problemsOfLogIn({ email, password })).toEqual(required(...empty));
  });

  it('leaves the rest to the server', () => {
    expect(problemsOfLogIn({ email: 'no address', password: 'x' })).toBeNull();
  });
});

describe('a sign-up', () => {
  const right = { email: 'a@b.ch', password: 'long enough', confirmed: 'long enough' };

  it('is valid with an address and the same new password twice', () => {
    expect(problemsOfSignUpEntry(right)).toBeNull();
  });

  it('requires all fields', () => {
    const empty = problemsOfSignUpEntry({ ...right, password: '', confirmed: '' });
    expect(empty).toEqual(required('password'));
  });

  it('requires the same password twice', () => {
    expect(problemsOfSignUpEntry({ ...right, confirmed: 'something else' })).toEqual({
      byField: {},
      message: 'Password and confirmed password must be the same',
      wrong: ['confirmed'],
    });
  });

  it('shows problems at their fields', () => {
    expect(problemsOfSignUpEntry({ email: 'nobody', password: 'short', confirmed: 'short' })).toEqual({
      byField: { email: 'You provided not valid email', password: 'Password must be at least 8 characters' },
      message: null,
    });
  });
});

describe('requesting an email', () => {
  it.each(['', '   '])('needs an address: %j', (email) => {
    expect(problemsOfEmailRequest({ email })).toEqual({
      byField: {},
      message: 'Enter your email address',
      wrong: ['email'],
    });
  });

  it('leaves the rest to the server', () => {
    expect(problemsOfEmailRequest({ email: 'nobody' })).toBeNull();
  });
});

describe('a password reset', () => {
  it('is valid with the same new password twice', () => {
    expect(problemsOfReset({ password: 'long enough', confirmed: 'long enough' })).toBeNull();
  });

  it('requires a password, the same twice, and long enough', () => {
    expect(problemsOfReset({ password: '', confirmed: '' })).toEqual(required('password'));
    expect(problemsOfReset({ password: 'long enough', confirmed: '' })).toEqual({
      byField: {},
      message: 'Password and confirmed password must be the same',
      wrong: ['confirmed'],
    });
    expect(problemsOfReset({ password: 'short', confirmed: 'short' })).toEqual({
      byField: { password: 'Password must be at least 8 characters' },
      message: null,
    });
  });
});

describe('a change of password', () => {
  const right = { currentPassword: 'old', nextPassword: 'long enough', confirmed: 'long enough' };

  it('is valid with the current password, however short, and the same new one twice', () => {
    expect(problemsOfChange(right)).toBeNull();
  });

  it.each(['currentPassword', 'nextPassword'])('requires %s', (field) => {
    expect(problemsOfChange({ ...right, [field]: '' })).toEqual(required(field));
  });

  it('requires the same new password twice', () => {
    expect(problemsOfChange({ ...right, confirmed: 'another' })).toEqual({
      byField: {},
      message: 'New password and confirmed password must be the same',
      wrong: ['confirmed'],
    });
  });

  it('shows at its field that the new one is too short', () => {
    expect(problemsOfChange({ ...right, nextPassword: 'short', confirmed: 'short' })).toEqual({
      byField: { nextPassword: 'Password must be at least 8 characters' },
      message: null,
    });
  });
});

it('a password that confirms an action cannot be empty', () => {
  expect(problemsOfPassword({ password: '' })).toEqual(required('password'));
  expect(problemsOfPassword({ password: ' ' })).toBeNull();
});
