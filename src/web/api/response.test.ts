import { describe, expect, it, vi } from 'vitest';
import { load } from '#contract/data';
import { geocode } from '#contract/places/places';
import { changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { CallError } from './call-error.ts';
import { hasOutline, readResponse } from './response.ts';

const LOAD = loadResponse(3, { pilot: pilotOf(7), gliders: [changedGlider(1), { id: 2, see: false }], reset: true });
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

describe('a response', () => {
  it('is returned as it is when it fits its schema', () => {
    expect(readResponse(load, bytesOf(JSON.stringify(LOAD)))).toEqual(LOAD);
  });

  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['another object', '{"ended":1}'],
    ['a wrong item', JSON.stringify({ ...LOAD, gliders: [{ id: 1, see: true }] })],
  ])('of %s is an error that can be shown, in full checks', (_, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(() => readResponse(load, bytesOf(text))).toThrow(new CallError('DBReadError'));
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the outline of a response', () => {
  it.each([
    ['a load', LOAD, true],
    ['a load without what it can omit', loadResponse(1), true],
    ['a load with unknown fields, or unknown items in a list', { ...LOAD, scores: 1, flights: [{}] }, true],
    ['a load with unknown fields of the pilot', { ...LOAD, pilot: { ...pilotOf(7), scores: 1 } }, true],
    ['a load without a pilot', { ...LOAD, pilot: null }, true],
    ['a load without its flights', { ...LOAD, flights: undefined }, false],
    ['a load with a wrong marker', { ...LOAD, lastModified: '3' }, false],
    ['a load with a wrong pilot', { ...LOAD, pilot: { id: 'x' } }, false],
    ['a list', [], false],
    ['nothing', undefined, false],
    ['null', null, false],
  ])('fits, or not: %s', (_, value, fits) => {
    expect(hasOutline(load.response, value)).toBe(fits);
  });

  it('is only a list where the schema is one', () => {
    expect(hasOutline(geocode.response, [{}])).toBe(true);
    expect(hasOutline(geocode.response, {})).toBe(false);
  });
});
