import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What the product does, in our words: the tests compare it with the code. */
export const BEHAVIOUR = readFileSync(join(ROOT, 'docs/behaviour.md'), 'utf8');

/** A text as it is shown, with `{…}` for a value. */
const SHOWN = /“([^”]+)”/g;

/** Returns the texts that a part of the document says are shown. */
export function shownTexts(part = BEHAVIOUR): readonly string[] {
  return [...new Set([...part.matchAll(SHOWN)].map(([, text = '']) => text))];
}

/** Returns the cells of the rows of the table with this header; code is without its quotes. Throws without such a table. */
export function tableWith(header: string, text = BEHAVIOUR): readonly (readonly string[])[] {
  const lines = text.split('\n');
  const start = lines.indexOf(header);
  if (start < 0) throw new Error(`No table with the header ${header}`);
  const body = lines.slice(start + 2);
  return body
    .slice(
      0,
      body.findIndex((line) => !line.startsWith('|')),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1')),
    );
}

/** The specification that the behaviour was written after, where it lies beside the repository; null elsewhere. */
export function readSpec(): string | null {
  const path = join(ROOT, '../shared/spec.md');
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
