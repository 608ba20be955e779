import { describe, expect, it } from 'vitest';
import { draftKeyIn } from './draft-key.ts';
import { draftSlot } from './draft-slot.ts';

describe('a draft slot', () => {
  it('gives a draft back in the place where it was left, and nowhere else', () => {
    const slot = draftSlot<string>();
    slot.keep('here', 'half a flight');
    expect(slot.recall('here')).toBe('half a flight');
    expect(slot.recall('here')).toBe('half a flight');
    expect(slot.recall('there')).toBeNull();
  });

  it('holds one draft at a time, until it is cleared', () => {
    const slot = draftSlot<string>();
    slot.keep('here', 'one');
    slot.keep('there', 'two');
    expect(slot.recall('here')).toBeNull();
    slot.clear();
    expect(slot.recall('there')).toBeNull();
  });
});

describe('the key of a draft', () => {
  it('is the one that the place in the history holds', () => {
    expect(draftKeyIn({ draftKey: '7:abc' }, 7)).toBe('7:abc');
  });

  it("is a new one in a new place, and in another pilot's", () => {
    expect(draftKeyIn(null, 7)).toMatch(/^7:./);
    expect(draftKeyIn('odd', 7)).toMatch(/^7:./);
    expect(draftKeyIn({ draftKey: 5 }, 7)).toMatch(/^7:./);
    expect(draftKeyIn({ draftKey: '17:abc' }, 7)).toMatch(/^7:./);
    expect(draftKeyIn(null, 7)).not.toBe(draftKeyIn(null, 7));
  });
});
