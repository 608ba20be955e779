import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

/** Returns the problems of a `.env` file with these names. */
function problemsOfFile(...names: readonly string[]): readonly string[] {
  const read = readConfiguration({}, names);
  return read.state === 'wrong' ? read.problems : [];
}

describe('the names in a .env file', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['BASEURL', 'BASE_URL'],
    ['port', 'PORT'],
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['WINGBOOK_PORT', 'PORT'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('suggest, instead of %s, %s', (name, meant) => {
    expect(problemsOfFile(name)).toEqual([`${name} in .env is not a setting: do you mean ${meant}?`]);
  });

  it.each(['NODE_ENV', 'COLOUR', 'X'])('suggest nothing for %s, which is similar to no setting', (name) => {
    expect(problemsOfFile(name)).toEqual([`${name} in .env is not a setting: docs/operating.md lists them all`]);
  });

  it('are all reported, together with wrong values', () => {
    const read = readConfiguration({ PORT: 'x' }, ['PORT', 'COLOUR', 'X']);
    expect(read).toMatchObject({ state: 'wrong', problems: { length: 3 } });
  });

  it('can be all settings', () => {
    expect(problemsOfFile('PORT', 'HOST', 'SECRET', 'ELEVATION_URL', 'MAIL_FROM', 'LOG_LEVEL', 'DEMO')).toEqual([]);
  });
});

describe('variables of the environment', () => {
  it('are ignored when they are not settings', () => {
    expect(readConfiguration({ PATH: '/usr/bin', DATABSE_URL: 'x' }).state).toBe('right');
  });
});
