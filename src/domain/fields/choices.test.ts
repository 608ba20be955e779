import { describe, expect, it } from 'vitest';
import { degrees } from '../units.ts';
import type { Kind, KindName } from './field.ts';
import { COUNT, choice, DEGREES, optionalChoice, REFERENCE, TAGS } from './kinds.ts';

const codesOf = <Value>(kind: Pick<Kind<KindName, Value>, 'problems'>, value: Value): readonly string[] =>
  kind.problems(value).map(({ code }) => code);
const readOf = <Value>(kind: Pick<Kind<KindName, Value>, 'read'>, typed: string): Value =>
  kind.read({ it: typed }, 'it').value;

describe('choices', () => {
  const wing = choice(['A', 'B', 'C']);

  it('are one of their options, the first where another was sent', () => {
    expect(wing.blank).toBe('A');
    expect([readOf(wing, 'C'), readOf(wing, 'c'), readOf(wing, ''), readOf(wing, 'toString')]).toEqual([
      'C',
      'A',
      'A',
      'A',
    ]);
    expect(wing.show('B', 'it', 'meters')).toEqual({ it: 'B' });
  });

  it('are required unless a request may leave them out', () => {
    const optional = optionalChoice(['A', 'B']);
    expect([wing.isRequired, optional.isRequired]).toEqual([true, false]);
    expect([optional.blank, optional.options]).toEqual(['A', ['A', 'B']]);
  });
});

describe('other kinds', () => {
  it('refer to an item by its id, or to none', () => {
    expect([readOf(REFERENCE, ''), readOf(REFERENCE, '7')]).toEqual([null, 7]);
    expect([REFERENCE.show(null, 'it', 'meters'), REFERENCE.show(7, 'it', 'meters')]).toEqual([
      { it: '' },
      { it: '7' },
    ]);
  });

  it('count from 0', () => {
    expect([readOf(COUNT, ''), readOf(COUNT, ' 12 '), readOf(COUNT, 'x')]).toEqual([0, 12, 0]);
    expect(COUNT.show(0, 'it', 'meters')).toEqual({ it: '' });
    expect(codesOf(COUNT, -1)).toEqual(['notWhole']);
    expect(COUNT.read({ it: 'x' }, 'it').problems).toEqual([{ code: 'noNumber' }]);
  });

  it('leave degrees to the input of the pair', () => {
    expect(DEGREES.show(degrees(46), 'lat', 'meters')).toEqual({});
    expect(DEGREES.read({ lat: '46' }, 'lat')).toEqual({ value: null, problems: [] });
  });

  it('have tags with commas between, each once', () => {
    expect(readOf(TAGS, ' tandem,hike & fly , Tandem,,')).toEqual(['tandem', 'hike & fly']);
    expect(readOf(TAGS, '')).toEqual([]);
    const shown = TAGS.show(['tandem', 'hike & fly'], 'it', 'meters');
    expect(TAGS.read(shown, 'it').value).toEqual(['tandem', 'hike & fly']);
  });
});
