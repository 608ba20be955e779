import { importTexts } from './import-texts.ts';
import type { RefusedFile } from './review/review.ts';

/** Returns why a file is refused, in words. */
export function reasonText(reason: RefusedFile['reason']): string {
  return reason === 'otherPage' ? importTexts.review.otherPage : importTexts.problems[reason];
}
