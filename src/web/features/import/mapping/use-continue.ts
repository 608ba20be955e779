import { useState } from 'react';
import { NO_ACTIVITY } from '#domain/import/table/proposal/activities';
import { useSubmission } from '#web/parts/form/submission.ts';
import { useMounted } from '#web/ui/use-mounted.ts';
import { hasDates, isDateOpen, openQuestion, type TableDraft } from './draft/table-draft.ts';
import { zoneNeed } from './draft/table-zone.ts';
import type { MappingSaving } from './use-mapping-saving.ts';

/** What is missing before a table can be used. */
export type Missing = 'date' | 'dateOrder' | 'activity' | 'unit' | 'timeZone' | 'name';

/** Using a table with its columns as they are chosen. */
export interface Continuing {
  /** What the pilot must choose first; null for nothing, or as long as it was not tried. */
  readonly missing: Missing | null;
  /** How often it was tried: each time the field that is missing gets the focus. */
  readonly tries: number;
  readonly isBusy: boolean;
  /** Why the mapping could not be saved. */
  readonly failure: string | null;
  readonly onContinue: () => Promise<void>;
}

/** Returns what uses a table: what is missing is named first, and the mapping is saved. */
export function useContinue(draft: TableDraft, saving: MappingSaving, onUse: () => void): Continuing {
  const [tries, setTries] = useState(0);
  const { submission, submit } = useSubmission<'saving'>();
  const isMounted = useMounted();
  const isBusy = submission.state === 'busy' || submission.state === 'done';
  const failure = submission.state === 'failed' ? submission.failed.message : null;
  const missing = missingIn(draft, saving);
  const onContinue = async (): Promise<void> => {
    setTries((before) => before + 1);
    if (missing !== null || isBusy) return;
    const use = async (): Promise<void> => {
      await saving.save();
      if (isMounted.current) onUse(); // Else the pilot has left the table out meanwhile, or cancelled.
    };
    await submit({ job: 'saving', task: use });
  };
  return { missing: tries === 0 ? null : missing, tries, isBusy, failure, onContinue };
}

function missingIn(draft: TableDraft, { isAsked, isWanted, name }: MappingSaving): Missing | null {
  if (!hasDates(draft)) return 'date';
  if (isDateOpen(draft)) return 'dateOrder';
  if (draft.mapping.onlyActivity === NO_ACTIVITY) return 'activity';
  if (openQuestion(draft) !== null) return 'unit';
  if (draft.mapping.timeZone === undefined && zoneNeed(draft) === 'asked') return 'timeZone';
  return isAsked && isWanted && name.trim() === '' ? 'name' : null;
}
