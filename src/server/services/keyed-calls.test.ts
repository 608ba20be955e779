import { describe, expect, it } from 'vitest';
import { hashOfBody } from './keyed-calls.ts';

describe('the hash of a body', () => {
  it('is the same in whatever order the fields are, and without those that are undefined', () => {
    const hash = hashOfBody({ id: 1, data: { tags: ['a', 'b'], time: null } });
    expect(hashOfBody({ data: { time: null, tags: ['a', 'b'], igc: undefined }, id: 1 })).toBe(hash);
    expect(hash).toHaveLength(43);
  });

  it.each([
    ['the order of a list', { a: ['x', 'y'] }, { a: ['y', 'x'] }],
    ['null and absent', { a: null }, {}],
    ['null and its name', { a: null }, { a: 'null' }],
    ['a number and its digits', { a: 1 }, { a: '1' }],
    ['where one text ends', { a: ['xy', ''] }, { a: ['x', 'y'] }],
    ['the field of a text', { a: 'x', b: '' }, { a: '', b: 'x' }],
    ['how lists are nested', [['x'], ['y']], [['x', 'y'], []]],
    ['no list and an empty one', {}, { a: [] }],
    ['true and false', { a: true }, { a: false }],
  ])('differs by %s', (_, one, other) => {
    expect(hashOfBody(one)).not.toBe(hashOfBody(other));
  });
});
