import type { Problem } from '#domain/problem';
import { PROBLEMS } from './messages/en/problems.ts';

/** Returns the message for a problem (spec, section 5). */
export function wordsOf(problem: Problem): string {
  return PROBLEMS.templates[problem.code].replace('%field', nameOf(problem)).replace('%max', String(problem.max ?? ''));
}

/** Returns messages by field: the first problem of a field wins, file problems are joined. */
export function wordsByField(problems: readonly Problem[]): Record<string, string> {
  const words: Record<string, string> = {};
  for (const problem of problems) {
    const known = words[problem.field];
    if (known === undefined) words[problem.field] = wordsOf(problem);
    else if (problem.subject === 'file') words[problem.field] = `${known} ${wordsOf(problem)}`;
  }
  return words;
}

function nameOf(problem: Problem): string {
  const subject = problem.code === 'nameTaken' ? PROBLEMS.subjectNames[problem.subject] : undefined;
  return subject ?? PROBLEMS.fieldNames[problem.subject][problem.field] ?? problem.field;
}
