import { expect, it } from 'vitest';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { sourceTable } from '#test/builders/table-readings';
import { formatChoices, formatValue } from './format-fields.tsx';
import { draftOf, nextDraft } from './table-draft.ts';

const DRAFT = draftOf(sourceTable([['Date', 'Site']]), []);
const named = (...names: readonly string[]) => names.map((name) => ({ ...EMPTY_MAPPING, name }));

it('a table can be read as it is proposed, as the pilot keeps it, or as another logbook, each name once', () => {
  const choices = formatChoices(DRAFT, { own: named('Mine', 'Koifly'), presets: named('LogFly', 'LogFly', 'Koifly') });
  expect(choices.map(({ label }) => label)).toEqual([
    'By headers and content',
    'Mine (yours)',
    'Koifly (yours)',
    'LogFly',
  ]);
  expect(formatValue(DRAFT)).toBe(choices[0]?.value);
});

it('what was changed is a choice of its own, and is chosen', () => {
  const changed = nextDraft(DRAFT, { type: 'optionChosen', option: { altitudeIn: 'ft' } });
  const [first] = formatChoices(changed, { own: [], presets: [] });
  expect([first?.label, formatValue(changed)]).toEqual(['As chosen below', first?.value]);
  expect(formatValue({ known: 'Mine', isChanged: false })).toBe('Mine');
});
