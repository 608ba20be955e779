import type { Problem, Subject } from '#domain/problem';
import type { SentProblem } from '../error-response.ts';
import type { RowError } from '../errors.ts';
import type { PROBLEMS } from './en/problems.ts';

type ProblemMessages = typeof PROBLEMS & {
  /** Formats a number as the page does; without it, as in responses, it is digits alone. */
  readonly whole?: (value: number) => string;
};

/** Returns the message for a problem in a language (`docs/behaviour.md`, 'Forms'). */
export function problemText(messages: ProblemMessages, problem: Problem): string {
  const template = messages.templates[problem.code];
  const { whole = String } = messages;
  const most = problem.max === undefined ? '' : whole(problem.max);
  return template.replace('%field', nameOf(messages, problem)).replace('%max', most);
}

/** Returns the messages of a whole file's problems in one. */
export function problemsText(messages: ProblemMessages, problems: readonly Problem[]): string {
  return problems.map((problem) => problemText(messages, problem)).join(' ');
}

/** Returns messages by field: the first problem of a field wins, file problems are joined. */
export function textsByField(messages: ProblemMessages, problems: readonly Problem[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const problem of problems) {
    const known = texts[problem.field];
    const text = problemText(messages, problem);
    if (known === undefined) texts[problem.field] = text;
    else if (problem.subject === 'file') texts[problem.field] = `${known} ${text}`;
  }
  return texts;
}

/** Returns the messages of an imported file's records, all problems of a record in one. */
export function textsByRow(messages: ProblemMessages, problems: readonly SentProblem[]): readonly RowError[] {
  const rows = new Map<number, string[]>();
  for (const { row, ...problem } of problems) {
    if (row === undefined) continue;
    const known = rows.get(row);
    if (known) known.push(problemText(messages, problem));
    else rows.set(row, [problemText(messages, problem)]);
  }
  return [...rows].map(([row, texts]) => ({ row, message: texts.join('; ') }));
}

function nameOf(messages: ProblemMessages, { subject, field, code }: Problem): string {
  const name = code === 'nameTaken' ? messages.subjectNames[subject] : undefined;
  return name ?? fieldName(messages, subject, field);
}

/** Returns the display name of a field; a column of a file is named as in the file. */
export function fieldName({ fieldNames, terms }: ProblemMessages, subject: Subject, field: string): string {
  const term = subject === 'file' ? undefined : terms[field];
  const names: Readonly<Record<string, string | undefined>> = fieldNames[subject];
  return names[field] ?? term ?? field;
}
