// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addTag,
  completeTag,
  proposedTags,
  removeTag,
  TagsField,
  tagEntryOf,
  textOfTags,
  typeTags,
} from './tags-field.tsx';

let saved = '';

function Form({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  saved = value;
  return (
    <>
      <TagsField value={value} onChange={setValue} error={undefined} used={['Grandma’s hill', 'tandem']} />
      <button type="button" onClick={() => setValue('from a draft')}>
        Fill
      </button>
    </>
  );
}

const open = (start = '') => render(<Form start={start} />);
const input = (): HTMLInputElement => screen.getByLabelText('Tags');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.queryAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent);
const proposed = () => screen.queryAllByRole('button', { name: /^Add/ }).map(({ textContent }) => textContent);

beforeEach(() => {
  saved = '';
});
afterEach(cleanup);

describe('the field of tags', () => {
  it('shows each tag, and removes one', () => {
    open('tandem, soaring');
    expect(chosen()).toEqual(['tandem', 'soaring']);
    press('Remove tandem');
    expect(saved).toBe('soaring');
    expect(document.activeElement).toBe(input());
  });

  it('completes a tag by Enter, by a comma and on leaving it, and saves the one that is being typed', () => {
    open();
    type('acro');
    expect(saved).toBe('acro');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false); // Else the form would be saved.
    type('one, two');
    expect(chosen()).toEqual(['acro', 'one']);
    fireEvent.blur(input());
    expect(chosen()).toEqual(['acro', 'one', 'two']);
    expect([saved, input().value]).toEqual(['acro, one, two', '']);
  });

  it('leaves Enter to the form where nothing is typed', () => {
    open('tandem');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
    expect(saved).toBe('tandem');
  });

  it('removes the last tag by Backspace in the empty field alone', () => {
    open('tandem, soaring');
    type('x');
    fireEvent.keyDown(input(), { key: 'Backspace' });
    expect(chosen()).toEqual(['tandem', 'soaring']);
    type('');
    fireEvent.keyDown(input(), { key: 'Backspace' });
    expect(saved).toBe('tandem');
  });

  it('proposes the pilot’s own tags first, those that contain what is typed', () => {
    open('tandem');
    expect(proposed().slice(0, 2)).toEqual(['Grandma’s hill', 'hike & fly']);
    type('soa');
    expect(proposed()).toEqual(['soaring']);
    press('Add soaring');
    expect([saved, input().value]).toEqual(['tandem, soaring', '']);
  });

  it('shows what else fills the form', () => {
    open('tandem');
    press('Fill');
    expect(chosen()).toEqual(['from a draft']);
  });
});

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
