import { describe, expect, it } from 'vitest';
import { at, changedGlider as glider, pilotOf, loadResponse as response } from '#test/builders/responses';
import { applyResponse } from './logbook.ts';

const pilot = pilotOf(7);
const held = applyResponse(null, response(5, { pilot, gliders: [glider(1), glider(2)] }), null);

describe('a response and the held logbook', () => {
  it('is the whole logbook when nothing was held', () => {
    expect(held?.pilot).toEqual(pilot);
    expect([...(held?.gliders.keys() ?? [])]).toEqual([1, 2]);
    expect(held?.lastModified).toBe(5);
  });

  it('adds new items, replaces changed ones and removes deleted ones', () => {
    const delta = response(7, { gliders: [glider(2, 'Zeno 2'), glider(3), { id: 1, see: false }] });
    const after = applyResponse(held, delta, at(5));
    expect([...(after?.gliders.values() ?? [])].map(({ id, name }) => [id, name])).toEqual([
      [2, 'Zeno 2'],
      [3, 'Glider 3'],
    ]);
    expect(after?.pilot).toEqual(pilot);
  });

  it('is dropped when it is no newer', () => {
    expect(applyResponse(held, response(5, { gliders: [{ id: 1, see: false }] }), at(4))).toBe(held);
    expect(applyResponse(held, response(4, { gliders: [glider(9)] }), null)).toBe(held);
  });

  it('replaces everything on a reset, even with an older marker', () => {
    const after = applyResponse(held, response(2, { pilot, gliders: [glider(9)], reset: true }), at(5));
    expect([...(after?.gliders.keys() ?? [])]).toEqual([9]);
    expect(after?.lastModified).toBe(2);
  });

  it('replaces everything when the call sent no marker', () => {
    const after = applyResponse(held, response(6, { pilot, gliders: [glider(2)] }), null);
    expect([...(after?.gliders.keys() ?? [])]).toEqual([2]);
  });

  it('is dropped when it is a part of another epoch, however new', () => {
    const late = response(9, { gliders: [{ id: 1, see: false }], epoch: 'second' });
    expect(applyResponse(held, late, at(5))).toBe(held);
  });

  it('replaces everything on a reset of another epoch, and holds that epoch', () => {
    const after = applyResponse(
      held,
      response(5, { pilot, gliders: [glider(2)], epoch: 'second', reset: true }),
      at(5),
    );
    expect([...(after?.gliders.keys() ?? [])]).toEqual([2]);
    expect(after?.epoch).toBe('second');
  });

  it('keeps the maps in which nothing changed', () => {
    const after = applyResponse(held, response(6, { gliders: [glider(2)] }), at(5));
    expect(after?.flights).toBe(held?.flights);
    expect(after?.gliders).not.toBe(held?.gliders);
  });

  it('results in null without a pilot', () => {
    expect(applyResponse(null, response(1), null)).toBeNull();
  });
});
