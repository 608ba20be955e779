import { describe, expect, it } from 'vitest';
import { AIRSPACE_CLASSES, AIRSPACE_TYPES } from '../airspace.ts';
import { classOf, typeOf } from './kind.ts';

describe('the class of an AC record', () => {
  it.each(AIRSPACE_CLASSES)('%s is one, in any case and between spaces', (name) => {
    expect([classOf(name), classOf(` ${name.toLowerCase()} `)]).toEqual([name, name]);
  });

  it.each(['', 'H', 'AB', 'R', 'CTR', 'UNC', 'UNCLASSIFIED', 'class D'])('%j is none', (text) => {
    expect(classOf(text)).toBeNull();
  });
});

describe('the type of a record', () => {
  it.each([
    ['R', 'restricted'],
    ['Q', 'danger'],
    ['P', 'prohibited'],
    ['GP', 'prohibited'],
    ['W', 'glidingSector'],
    ['GSEC', 'glidingSector'],
    ['AWY', 'airway'],
    ['ASRA', 'recreation'],
    ['OFR', 'lowAltitudeRestriction'],
    ['ZSM', 'protected'],
    ['VFRSEC', 'vfrSector'],
    ['FIS', 'fisSector'],
    ['FIS_SECTOR', 'fisSector'],
    ['CTR', 'ctr'],
    ['TMZ', 'tmz'],
    ['RMZ', 'rmz'],
  ])('%s is %s', (text, type) => {
    expect([typeOf(text), typeOf(` ${text.toLowerCase()}\t`)]).toEqual([type, type]);
  });

  it('is each by the name that OpenAIP gives it', () => {
    expect(AIRSPACE_TYPES.map((type) => typeOf(type))).toEqual(AIRSPACE_TYPES);
  });

  it.each(['', 'D', 'X', 'CTR2', 'toString', 'constructor', '__proto__'])('%j is another', (text) => {
    expect(typeOf(text)).toBe('other');
  });
});
