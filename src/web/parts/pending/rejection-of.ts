import * as v from 'valibot';
import type { DataType } from '#contract/data';
import { list } from '#contract/endpoint';
import { sentProblem } from '#contract/error-response';
import { textsByField } from '#contract/messages/problem-text';
import { problemTexts } from '#web/problem-texts.ts';
import { type NeedsPilot, needOf } from '#web/store/pending/pending-change.ts';
import { rejectedChangeOf } from '#web/store/store.ts';
import { placeErrors } from '../form/form-fields.ts';
import type { Failure } from '../form/submission.ts';

interface PendingItem {
  readonly dataType: DataType;
  readonly id: number;
}

/** Returns the server's problems with the pending change of an item, for the fields of its form; null without any. */
export function rejectionOf({ dataType, id }: PendingItem, fields: readonly string[]): Failure | null {
  const change = id === 0 && dataType !== 'pilot' ? null : rejectedChangeOf(dataType, id);
  const need = change && needOf(change);
  if (!need) return null;
  const { byField, rest } = placeErrors(problemsByField(need), fields);
  if (Object.keys(byField).length + rest.length === 0) return null;
  return { byField, message: rest.join(' ') || null, canRetry: false, isGone: false };
}

/** Returns what the server has found wrong with a change, by field, in the language of the page. Empty where a version of the app has stored what this one cannot read. */
export function problemsByField({ problems = [] }: Pick<NeedsPilot, 'problems'>): Readonly<Record<string, string>> {
  const { success, output } = v.safeParse(list(sentProblem), problems);
  return success ? textsByField(problemTexts, output) : {};
}
