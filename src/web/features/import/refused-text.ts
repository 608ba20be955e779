import { importTexts } from './import-texts.ts';
import type { RefusedFile } from './review/review.ts';

const REASONS: Readonly<Record<RefusedFile['reason'], string>> = {
  ...importTexts.problems,
  ...importTexts.rowProblems,
  leftOut: importTexts.review.tableLeftOut,
};

/** Returns why a file, or a row of a table, is refused, in words. */
export function reasonText(reason: RefusedFile['reason']): string {
  return REASONS[reason];
}

/** Returns what is refused: a file by its path, or a row of it, with the cell that cannot be read. */
export function nameOfRefused({ cell, ...source }: Pick<RefusedFile, 'path' | 'row' | 'cell'>): string {
  const name = sourceName(source);
  return cell === undefined ? name : `${name}, ${cell}`;
}

/** Returns where something comes from: a file by its path, or a row of it. */
export function sourceName({ path, row }: Pick<RefusedFile, 'path' | 'row'>): string {
  return row === undefined ? path : importTexts.review.rowOfFile(path, row);
}
