import { describe, expect, it } from 'vitest';
import { problemsOfLogIn, problemsOfSignUpEntry } from './account-words.ts';

describe('a login', () => {
  it.each([
    ['', 'secret'],
    ['  ', 'secret'],
    ['a@b.ch', ''],
  ])('asks for both fields: %j %j', (email, password) => {
    expect(problemsOfLogIn({ email, password })).toEqual({ of: 'form', message: 'All fields are required' });
  });

  it('leaves the rest to the server', () => {
    expect(problemsOfLogIn({ email: 'no address', password: 'x' })).toBeNull();
  });
});

describe('a sign-up', () => {
  const right = { email: 'a@b.ch', password: 'long enough', confirmed: 'long enough' };

  it('is right with an address and the same new password twice', () => {
    expect(problemsOfSignUpEntry(right)).toBeNull();
  });

  it('asks for all fields', () => {
    const empty = problemsOfSignUpEntry({ ...right, password: '', confirmed: '' });
    expect(empty).toEqual({ of: 'form', message: 'All fields are required' });
  });

  it('asks for the same password twice', () => {
    expect(problemsOfSignUpEntry({ ...right, confirmed: 'something else' })).toEqual({
      of: 'form',
      message: 'Password and confirmed password must be the same',
    });
  });

  it('says what is wrong at the field', () => {
    expect(problemsOfSignUpEntry({ email: 'nobody', password: 'short', confirmed: 'short' })).toEqual({
      of: 'fields',
      messages: { email: 'You provided not valid email', password: 'Password must be at least 8 characters' },
    });
  });
});
