import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanTags,
  MAX_TAG,
  MAX_TAGS,
  NO_TAGS,
  problemsOfTags,
  readTags,
  showTags,
  usedTags,
  withoutTags,
  withTags,
} from './tags.ts';

const codesOf = (tags: readonly string[]) => problemsOfTags(tags).map(({ code }) => code);
const anyTags = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 8 });

describe('cleanTags', () => {
  it('trims tags, drops empty ones and keeps the order', () => {
    expect(cleanTags([' tandem ', '', 'hike & fly', '  '])).toEqual(['tandem', 'hike & fly']);
  });

  it('keeps the first of tags that differ in case or in their form of Unicode alone', () => {
    expect(cleanTags(['Tandem', 'TANDEM', 'Föhn', 'fo\u0308hn'])).toEqual(['Tandem', 'Föhn']);
  });

  it('is the one value for no tags', () => {
    expect(cleanTags([' '])).toBe(NO_TAGS);
  });

  it('changes clean tags no more', () => {
    fc.assert(
      fc.property(anyTags, (tags) => {
        expect(cleanTags(cleanTags(tags))).toEqual(cleanTags(tags));
      }),
    );
  });
});

describe('tags in a form', () => {
  it('are separated by commas', () => {
    expect(readTags('tandem,hike & fly , ,Tandem')).toEqual(['tandem', 'hike & fly']);
    expect(showTags(['tandem', 'hike & fly'])).toBe('tandem, hike & fly');
  });

  it('are the same when the form is opened and saved again', () => {
    fc.assert(
      fc.property(anyTags, (tags) => {
        const saved = cleanTags(tags.map((tag) => tag.replaceAll(',', '')));
        expect(readTags(showTags(saved))).toEqual(saved);
      }),
    );
  });
});

describe('problemsOfTags', () => {
  it('accepts 20 tags of 30 characters, an emoji counting once', () => {
    expect(codesOf(Array.from({ length: MAX_TAGS }, (_, index) => `${index}`.padEnd(MAX_TAG, 'x')))).toEqual([]);
    expect(codesOf(['🪂'.repeat(MAX_TAG)])).toEqual([]);
  });

  it('names what is too much', () => {
    expect(problemsOfTags(Array.from({ length: MAX_TAGS + 1 }, String))).toEqual([{ code: 'tooManyTags', max: 20 }]);
    expect(problemsOfTags(['x'.repeat(MAX_TAG + 1)])).toEqual([{ code: 'tagTooLong', max: 30 }]);
  });

  it('rejects commas, line breaks and what cannot be stored', () => {
    for (const tag of ['a,b', 'a\nb', 'a\tb', 'a\u2028b', 'a\0b', 'a\ud800b']) {
      expect(codesOf([tag]), JSON.stringify(tag)).toEqual(['badCharacters']);
    }
  });
});

describe('adding and removing tags', () => {
  it('adds at the end what is not there yet', () => {
    expect(withTags(['Tandem'], ['tandem', ' soaring '])).toEqual(['Tandem', 'soaring']);
  });

  it('removes tags whatever their case', () => {
    expect(withoutTags(['Tandem', 'soaring'], ['TANDEM ', 'cross-country'])).toEqual(['soaring']);
    expect(withoutTags(['Tandem'], ['tandem'])).toBe(NO_TAGS);
  });

  it('takes back an addition of tags that were not there', () => {
    fc.assert(
      fc.property(anyTags, anyTags, (first, second) => {
        const tags = cleanTags(first);
        const added = withoutTags(cleanTags(second), tags);
        expect(withoutTags(withTags(tags, added), added)).toEqual(tags);
      }),
    );
  });
});

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
