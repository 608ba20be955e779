import { describe, expect, it } from 'vitest';
import { addTag, completeTag, proposedTags, removeTag, tagEntryOf, textOfTags, typeTags } from './tag-entry.ts';

const entry = (tags: readonly string[], typed = '') => ({ tags, typed });

describe('the entry of tags', () => {
  it('is the text of a form in parts, and back', () => {
    expect(tagEntryOf('tandem, hike & fly')).toEqual(entry(['tandem', 'hike & fly']));
    expect(textOfTags(entry(['tandem'], ' soaring '))).toBe('tandem, soaring');
    expect(textOfTags(entry([]))).toBe('');
  });

  it('completes a tag at each comma, and keeps what follows as typed', () => {
    expect(typeTags(entry(['a']), 'b')).toEqual(entry(['a'], 'b'));
    expect(typeTags(entry(['a']), 'b, c, d')).toEqual(entry(['a', 'b', 'c'], 'd'));
    expect(typeTags(entry(['a']), 'A,')).toEqual(entry(['a']));
    expect(typeTags(entry([]), ' two words')).toEqual(entry([], ' two words'));
  });

  it('completes what is typed, unless it is there already', () => {
    expect(completeTag(entry(['a'], ' b '))).toEqual(entry(['a', 'b']));
    expect(completeTag(entry(['Tandem'], 'tandem'))).toEqual(entry(['Tandem']));
    expect(completeTag(entry(['a'], ' '))).toEqual(entry(['a']));
  });

  it('takes a proposal in place of what is typed', () => {
    expect(addTag(entry(['a'], 'tan'), 'tandem')).toEqual(entry(['a', 'tandem']));
  });

  it('loses a tag and keeps what is typed', () => {
    expect(removeTag(entry(['a', 'B'], 'c'), 'b')).toEqual(entry(['a'], 'c'));
  });
});

describe('proposed tags', () => {
  const proposals = ['Tandem', 'soaring', 'tandem', 'training'];

  it('are those that the flight has not, each once', () => {
    expect(proposedTags(entry(['Soaring']), proposals, 5)).toEqual(['Tandem', 'training']);
  });

  it('contain what is typed, and are not it', () => {
    expect(proposedTags(entry([], 'T'), proposals, 5)).toEqual(['Tandem', 'training']);
    expect(proposedTags(entry([], 'aring'), proposals, 5)).toEqual(['soaring']);
    expect(proposedTags(entry([], 'tandem'), proposals, 5)).toEqual([]);
  });

  it('are the first ones', () => {
    expect(proposedTags(entry([]), proposals, 2)).toEqual(['Tandem', 'soaring']);
  });
});
