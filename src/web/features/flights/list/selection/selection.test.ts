import { describe, expect, it } from 'vitest';
import { extended, NO_SELECTION, selectedIn, toggled, wholeList } from './selection.ts';

const ORDER = [9, 7, 5, 3, 1];

describe('the selection of flights', () => {
  it('has a flight more, and one less when it is chosen again', () => {
    const two = toggled(toggled(NO_SELECTION, 7), 3);
    expect([...two.ids]).toEqual([7, 3]);
    expect([...toggled(two, 7).ids]).toEqual([3]);
  });

  it('stays active when the last flight is taken away', () => {
    const none = toggled(toggled(NO_SELECTION, 7), 7);
    expect(none).toMatchObject({ isActive: true, anchor: 7 });
    expect(none.ids.size).toBe(0);
  });

  it('extends from the flight chosen last, in both directions of the list', () => {
    expect(selectedIn(extended(toggled(NO_SELECTION, 7), 3, ORDER), ORDER)).toEqual([7, 5, 3]);
    expect(selectedIn(extended(toggled(NO_SELECTION, 3), 9, ORDER), ORDER)).toEqual([9, 7, 5, 3]);
  });

  it('keeps what was selected before a range', () => {
    const range = extended(toggled(toggled(NO_SELECTION, 9), 5), 3, ORDER);
    expect(selectedIn(range, ORDER)).toEqual([9, 5, 3]);
  });

  it('has one flight where a range has no beginning, or one that is not shown', () => {
    expect([...extended(NO_SELECTION, 5, ORDER).ids]).toEqual([5]);
    expect([...extended(toggled(NO_SELECTION, 42), 5, ORDER).ids]).toEqual([42, 5]);
  });

  it('can be the whole list', () => {
    expect(selectedIn(wholeList(ORDER), ORDER)).toEqual(ORDER);
  });

  it('counts only flights that the list shows', () => {
    expect(selectedIn(wholeList(ORDER), [7, 1])).toEqual([7, 1]);
    expect(selectedIn(NO_SELECTION, ORDER)).toEqual([]);
  });
});
