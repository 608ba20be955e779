import { describe, expect, it } from 'vitest';
import { changeOf } from './change-of.ts';

describe('the change of a dialog', () => {
  it('is the item that was chosen, or none', () => {
    expect(changeOf('setSite', '7')).toEqual({ kind: 'setSite', siteId: 7 });
    expect(changeOf('setSite', '')).toEqual({ kind: 'setSite', siteId: null });
    expect(changeOf('setGlider', '3')).toEqual({ kind: 'setGlider', gliderId: 3 });
    expect(changeOf('setGlider', '')).toEqual({ kind: 'setGlider', gliderId: null });
  });

  it('is the tags that were entered; without one there is no change', () => {
    expect(changeOf('addTags', 'tandem, XC')).toEqual({ kind: 'addTags', tags: ['tandem', 'XC'] });
    expect(changeOf('removeTags', 'tandem')).toEqual({ kind: 'removeTags', tags: ['tandem'] });
    expect(changeOf('addTags', ' , ')).toBeNull();
    expect(changeOf('removeTags', '')).toBeNull();
  });

  it('needs no value to delete', () => {
    expect(changeOf('delete', '')).toEqual({ kind: 'delete' });
  });
});
