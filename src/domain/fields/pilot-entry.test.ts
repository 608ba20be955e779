import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_EMAIL_CHOICES } from '../check-emails.ts';
import { LANGUAGE_CHOICES } from '../languages.ts';
import { RULE_SET_IDS } from '../score/rule-set-ids.ts';
import { ALTITUDE_UNITS, DISTANCE_UNITS, minutes } from '../units.ts';
import { entryOf, readEntry } from './entity.ts';
import { PILOT, type PilotEntry, type PilotInput } from './pilot.ts';

const entry: PilotEntry = {
  userName: ' Ann Arbor ',
  initialFlightNum: '120',
  hours: '75',
  minutes: '30',
  altitudeUnit: 'feet',
  distanceUnit: 'miles',
  homeLeague: 'ffvl',
  language: 'en',
  checkEmails: 'on',
};

const inputOf = (typed: PilotEntry): PilotInput => {
  const read = readEntry(PILOT, typed);
  if (read.state === 'wrong') throw new Error(JSON.stringify(read.problems));
  return read.input;
};

const problemsWith = (change: Partial<PilotEntry>): readonly string[] => {
  const read = readEntry(PILOT, { ...entry, ...change });
  return read.state === 'wrong' ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('reading the form of a pilot', () => {
  it('reads all fields, the airtime in minutes', () => {
    expect(inputOf(entry)).toEqual({
      userName: 'Ann Arbor',
      initialFlightNum: 120,
      initialAirtime: 4_530,
      altitudeUnit: 'feet',
      distanceUnit: 'miles',
      homeLeague: 'ffvl',
      currencyRules: [],
      language: 'en',
      checkEmails: 'on',
    });
  });

  it('accepts an empty name and no flights', () => {
    const bare = inputOf({ ...entry, userName: '', initialFlightNum: '', hours: '', minutes: '' });
    expect(bare).toMatchObject({ userName: '', initialFlightNum: 0, initialAirtime: 0 });
  });

  it('finds every problem, each in its field', () => {
    expect(problemsWith({ userName: 'x'.repeat(101), initialFlightNum: '-1', hours: '1.5', minutes: '1e1' })).toEqual([
      'userName tooLong',
      'initialFlightNum notWhole',
      'hours notWhole',
      'minutes noNumber',
    ]);
    expect(problemsWith({ userName: '🪂'.repeat(100) })).toEqual([]);
  });
});

describe('a pilot who opens the form and saves again', () => {
  it('keeps the rules of currency, which the form does not show', () => {
    const rules = [{ count: 'hours', least: 3, days: 90, tag: 'tandem', glider: '' }] as const;
    const before = { ...inputOf(entry), currencyRules: rules };
    expect(readEntry(PILOT, entryOf(PILOT, before), before)).toMatchObject({ input: { currencyRules: rules } });
  });

  it('is the same pilot', () => {
    fc.assert(
      fc.property(
        fc.record({
          userName: fc.string().map((name) => name.trim()),
          initialFlightNum: fc.nat(100_000),
          initialAirtime: fc.nat(1_000_000).map(minutes),
          altitudeUnit: fc.constantFrom(...ALTITUDE_UNITS),
          distanceUnit: fc.constantFrom(...DISTANCE_UNITS),
          homeLeague: fc.constantFrom(...RULE_SET_IDS),
          currencyRules: fc.constant([]),
          language: fc.constantFrom(...LANGUAGE_CHOICES),
          checkEmails: fc.constantFrom(...CHECK_EMAIL_CHOICES),
        }),
        (input) => {
          expect(inputOf(entryOf(PILOT, input))).toEqual(input);
        },
      ),
    );
  });

  it('shows quantities of 0 as empty fields', () => {
    const shown = entryOf(PILOT, { ...inputOf(entry), initialFlightNum: 0, initialAirtime: minutes(60) });
    expect(shown).toMatchObject({ initialFlightNum: '', hours: '1', minutes: '' });
  });
});
