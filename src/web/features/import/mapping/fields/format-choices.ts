import type { SelectOption } from '#web/ui/form/select-field.tsx';
import { importTexts } from '../../import-texts.ts';
import type { KnownMappings } from '../draft/known-mappings.ts';
import type { TableDraft } from '../draft/table-draft.ts';

const { mapping: words } = importTexts;

/** The value of what headers and content propose; names of mappings are never empty. */
const PROPOSED = '';
/** The value of a mapping that is none of the known ones as it is. No name has this character. */
export const CHANGED = '\n';

/** Returns what a table can be read as: proposed, as it stands now, the pilot's own, and the formats of other logbooks. */
export function formatChoices(draft: TableDraft, { own, presets }: KnownMappings): readonly SelectOption[] {
  const names = new Set(own.map(({ name }) => name));
  const others = new Set(presets.map(({ name }) => name).filter((name) => !names.has(name)));
  return [
    ...(draft.isChanged ? [{ value: CHANGED, label: words.formatChanged }] : []),
    { value: PROPOSED, label: words.formatProposed },
    ...own.map(({ name }) => ({ value: name, label: words.own(name) })),
    ...[...others].map((name) => ({ value: name, label: name })),
  ];
}

/** Returns the value of what a table is read as. */
export function formatValue({ known, isChanged }: Pick<TableDraft, 'known' | 'isChanged'>): string {
  if (isChanged) return CHANGED;
  return known ?? PROPOSED;
}
