import * as v from 'valibot';
import { list } from '#contract/endpoint';
import { sentProblem } from '#contract/error-response';
import { textsByField } from '#contract/messages/problem-text';
import { PROBLEMS as problemTexts } from '#texts/problems';
import type { NeedsPilot } from '#web/store/pending/pending-change.ts';

/** Returns what the server has found wrong with a change, by field, in the language of the page. Empty where a version of the app has stored what this one cannot read. */
export function problemsByField({ problems = [] }: Pick<NeedsPilot, 'problems'>): Readonly<Record<string, string>> {
  const { success, output } = v.safeParse(list(sentProblem), problems);
  return success ? textsByField(problemTexts, output) : {};
}
