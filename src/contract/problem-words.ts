import type { Problem } from '#domain/problem';
import type { RowError, SentProblem } from './errors.ts';
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

/** Returns the messages of an imported file's records, all problems of a record in one. */
export function wordsByRow(problems: readonly SentProblem[]): readonly RowError[] {
  const words = new Map<number, string[]>();
  for (const { row, ...problem } of problems) {
    if (row === undefined) continue;
    const known = words.get(row);
    if (known) known.push(wordsOf(problem));
    else words.set(row, [wordsOf(problem)]);
  }
  return [...words].map(([row, texts]) => ({ row, message: texts.join('; ') }));
}

function nameOf(problem: Problem): string {
  const subject = problem.code === 'nameTaken' ? PROBLEMS.subjectNames[problem.subject] : undefined;
  return subject ?? PROBLEMS.fieldNames[problem.subject][problem.field] ?? problem.field;
}
