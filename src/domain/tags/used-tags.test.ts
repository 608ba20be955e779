import { describe, expect, it } from 'vitest';
import { usedTags } from './used-tags.ts';

const tagged = (...tags: readonly string[]) => ({ tags });

describe('the tags that flights have', () => {
  it('are those of most flights first, equal ones in the order they are met', () => {
    const flights = [tagged('soaring', 'tandem'), tagged(), tagged('tandem'), tagged('training')];
    expect(usedTags(flights)).toEqual(['tandem', 'soaring', 'training']);
  });

  it('are counted without regard to case, written as first met', () => {
    expect(usedTags([tagged('a'), tagged('Tandem'), tagged('tandem'), tagged('TANDEM')])).toEqual(['Tandem', 'a']);
  });

  it('are none without flights', () => {
    expect(usedTags([])).toEqual([]);
  });
});
