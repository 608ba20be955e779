import * as v from 'valibot';
import { list } from '#contract/endpoint';
import { sentProblem } from '#contract/error-response';
import type { FieldOrRowErrors } from '#contract/errors';
import { textsByField, textsByRow } from '#contract/messages/problem-text';
import { problemTexts } from '#web/problem-texts.ts';

/**
 * Returns the texts of a rejected call's problems in the language of the page, by field or by row as the server has given them;
 * the server's where one of the problems cannot be read: a page can be older than the server.
 */
export function rejectionTexts(errors: FieldOrRowErrors, problems: readonly unknown[]): FieldOrRowErrors {
  const { success, output } = v.safeParse(list(sentProblem), problems);
  if (!success) return errors;
  return Array.isArray(errors) ? textsByRow(problemTexts, output) : textsByField(problemTexts, output);
}
