import type { CheckEmailStage } from '../check-emails.ts';
import { daysBetween, type LocalDate } from '../local-date.ts';
import type { DueItem } from './dues.ts';

/** A check that a pilot is to be told of by email. */
export interface CheckToTell extends Pick<DueItem, 'subject' | 'check' | 'key'> {
  readonly dueOn: LocalDate;
  readonly stage: CheckEmailStage;
}

/** A check is told of so many days before its day, … */
const TOLD_DAYS_BEFORE = 30;
/** … and up to so many days after it, where that was not possible before: the emails were off, or the server was. */
export const TOLD_DAYS_AFTER = 30;

/** Returns the checks that a pilot is told of on a day, each once in its stage. What is due by hours or flights has no day. */
export function checksToTell(dues: readonly DueItem[], today: LocalDate): readonly CheckToTell[] {
  return dues.flatMap(({ subject, check, key, dueOn }) => {
    const stage = dueOn === null ? null : stageOn(dueOn, today);
    return dueOn === null || stage === null ? [] : [{ subject, check, key, dueOn, stage }];
  });
}

function stageOn(dueOn: LocalDate, today: LocalDate): CheckEmailStage | null {
  const left = daysBetween(today, dueOn);
  if (left > TOLD_DAYS_BEFORE || left <= -TOLD_DAYS_AFTER) return null;
  return left > 0 ? 'soon' : 'due';
}
