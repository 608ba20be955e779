import { readFile } from 'node:fs/promises';
import { problemsOf } from '../../statements/statement-rules.ts';

/** Fails the run when a statement of its server neither names one pilot nor is listed. */
export default async function checkStatements(): Promise<void> {
  const lines = (await readFile('test-results/statements.jsonl', 'utf8')).split('\n').filter((line) => line !== '');
  const problems = problemsOf(lines.map((line) => String(JSON.parse(line))));
  if (problems.length > 0) throw new Error(`Statements of the browser tests:\n${problems.join('\n')}`);
}
