import { importTexts } from './import-texts.ts';
import type { RefusedFile } from './review/review.ts';

/** Returns why a file is refused, in words. */
export function reasonText(reason: RefusedFile['reason']): string {
  return reason === 'otherPage' ? importTexts.review.otherPage : importTexts.problems[reason];
}

/** Returns what is refused: a file by its path, or a row of it. */
export function nameOfRefused({ path, row }: Pick<RefusedFile, 'path' | 'row'>): string {
  return row === undefined ? path : importTexts.review.rowOfFile(path, row);
}
