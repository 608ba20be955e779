import type { DataType } from '#contract/data';
import { needOf } from '#web/store/pending/pending-change.ts';
import { rejectedChangeOf } from '#web/store/store.ts';
import { placeErrors } from '../form/form-fields.ts';
import type { Failure } from '../form/submission.ts';
import { problemsByField } from './problems-by-field.ts';

interface PendingItem {
  readonly dataType: DataType;
  readonly id: number;
}

/** Returns what the server has found wrong with the pending change of an item, for the fields of its form; null where there is nothing. */
export function rejectionOf({ dataType, id }: PendingItem, fields: readonly string[]): Failure | null {
  const change = id === 0 && dataType !== 'pilot' ? null : rejectedChangeOf(dataType, id);
  const need = change && needOf(change);
  if (!need) return null;
  const { byField, rest } = placeErrors(problemsByField(need), fields);
  if (Object.keys(byField).length + rest.length === 0) return null;
  return { byField, message: rest.join(' ') || null, canRetry: false, isGone: false };
}
