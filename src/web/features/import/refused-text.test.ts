import { expect, it } from 'vitest';
import { refusedTexts } from './refused-text.ts';

it('has words for each code, and for where the reason is', () => {
  expect(refusedTexts({ name: 'a.txt', refusal: { code: 'empty' } })).toEqual({
    name: 'a.txt',
    reason: 'The file is empty.',
  });
  const row = { name: 'b.csv', row: 12, cell: 'Day: “long ago”', refusal: { code: 'badDate' } } as const;
  expect(refusedTexts(row).name).toBe('b.csv, row 12, Day: “long ago”');
  expect(refusedTexts({ name: 'a.igc', refusal: { code: 'savedWithout', item: 'Niesen' } }).reason).toBe(
    'The flight is saved without “Niesen”, which was refused.',
  );
});

it('has the texts of what the server has found, one a field', () => {
  const problems = [
    { subject: 'site', field: 'name', code: 'nameTaken' },
    { subject: 'site', field: 'remarks', code: 'badCharacters' },
    { subject: 'site', field: 'remarks', code: 'tooLong', max: 10 },
  ] as const;
  expect(refusedTexts({ name: 'Niesen', refusal: { code: 'invalid', problems } }).reason).toBe(
    'Site with this name already exists Remarks contains characters that cannot be saved',
  );
});

it('names the pilot’s own fields', () => {
  const problems = [{ subject: 'pilot', field: 'userName', code: 'required' }] as const;
  expect(refusedTexts({ name: null, refusal: { code: 'invalid', problems } })).toEqual({
    name: 'Your settings',
    reason: 'Pilot name cannot be empty',
  });
});

it('shows the words that an earlier version has stored', () => {
  const stored = { name: 'a.csv, row 3', reason: 'There is no flight in it.' };
  expect(refusedTexts(stored)).toEqual(stored);
});
