import * as v from 'valibot';
import { list } from '#contract/endpoint';
import { type SentProblem, sentProblem } from '#contract/error-response';
import type { FieldOrRowErrors } from '#contract/errors';
import { problemsText, textsByField, textsByRow } from '#contract/messages/problem-text';
import { rejectionText } from '#contract/messages/rejection-text';
import { sentRejection } from '#contract/rejections';
import { REJECTIONS } from '#texts/rejections';
import { problemTexts } from '#web/problem-texts.ts';

/** The message of a failed call beside its type. */
export interface ErrorTexts {
  readonly message?: string | undefined;
  /** By field, or by record of an imported file. */
  readonly errors?: FieldOrRowErrors | undefined;
}

/** The error in the server's words, with codes that are still to be parsed: a page can be older than the server. */
export interface SentTexts extends ErrorTexts {
  readonly problems: readonly unknown[];
  readonly rejection?: unknown;
}

/** Returns the message of a failed call in the language of the page, made from its codes; the server's words for an unknown code. */
export function textsOfError({ message, errors, problems, rejection }: SentTexts): ErrorTexts {
  const known = knownProblems(problems);
  const why = v.safeParse(sentRejection, rejection);
  const ofFile = errors || !known ? message : problemsText(problemTexts, known);
  return {
    message: why.success ? rejectionText(REJECTIONS, why.output) : ofFile,
    errors: errorTexts(errors, known),
  };
}

/** Returns null when there are no problems, or where one of them cannot be read. */
function knownProblems(problems: readonly unknown[]): readonly SentProblem[] | null {
  const { success, output } = v.safeParse(list(sentProblem), problems);
  return success && output.length > 0 ? output : null;
}

/** Returns texts by field or by row, as the server has given them. */
function errorTexts(
  errors: FieldOrRowErrors | undefined,
  problems: readonly SentProblem[] | null,
): FieldOrRowErrors | undefined {
  if (!errors || !problems) return errors;
  return Array.isArray(errors) ? textsByRow(problemTexts, problems) : textsByField(problemTexts, problems);
}
