import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '../units.ts';
import { entryOf, readEntry } from './entity.ts';
import { GLIDER, type GliderEntry, type GliderInput } from './glider.ts';

const entry: GliderEntry = {
  name: ' Zeno 2 ',
  initialFlightNum: '12',
  hours: '10',
  minutes: '5',
  remarks: 'Red.',
  checkedOn: '2026-03-01',
  checkMonths: '24',
  checkHours: '150',
  checkFlights: '',
  serialNumber: '',
  inUseFrom: '',
  inUseUntil: '',
  handlingFactor: '1',
};

const inputOf = (typed: GliderEntry): GliderInput => {
  const read = readEntry(GLIDER, typed);
  if (read.state === 'wrong') throw new Error(JSON.stringify(read.problems));
  return read.input;
};

const problemsWith = (change: Partial<GliderEntry>): readonly string[] => {
  const read = readEntry(GLIDER, { ...entry, ...change });
  return read.state === 'wrong' ? read.problems.map(({ field, code }) => `${field} ${code}`) : [];
};

describe('reading the form of a glider', () => {
  it('reads all fields, the airtime in minutes', () => {
    expect(inputOf(entry)).toEqual({
      name: 'Zeno 2',
      initialFlightNum: 12,
      initialAirtime: 605,
      remarks: 'Red.',
      checkedOn: '2026-03-01',
      checkMonths: 24,
      checkHours: 150,
      checkFlights: 0,
      serialNumber: '',
      inUseFrom: null,
      inUseUntil: null,
      handlingFactor: '1',
    });
  });

  it('counts empty quantities as 0', () => {
    const bare = inputOf({ ...entry, initialFlightNum: '', hours: '', minutes: '', checkedOn: '', checkMonths: ' ' });
    expect(bare).toMatchObject({ initialFlightNum: 0, initialAirtime: 0, checkedOn: null, checkMonths: 0 });
  });

  it('finds every problem, each in its field', () => {
    expect(problemsWith({ name: '', initialFlightNum: '-1', hours: '1.5', minutes: '1e1' })).toEqual([
      'name required',
      'initialFlightNum notWhole',
      'hours notWhole',
      'minutes noNumber',
    ]);
  });
});

describe('a glider that is opened and saved again', () => {
  it('is the same glider', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(1_000_000).map(minutes), (initialFlightNum, initialAirtime) => {
        const input = { ...inputOf(entry), initialFlightNum, initialAirtime };
        expect(inputOf(entryOf(GLIDER, input))).toEqual(input);
      }),
    );
  });

  it('shows quantities of 0 as empty fields', () => {
    const input = { ...inputOf(entry), initialFlightNum: 0, initialAirtime: minutes(60) };
    expect(entryOf(GLIDER, input)).toMatchObject({ initialFlightNum: '', hours: '1', minutes: '' });
  });
});
