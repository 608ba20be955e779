import { importTexts } from '../../import-texts.ts';
import { RefusedTable } from '../../refused-table.tsx';
import { refusedFiles } from '../../send/run-outcome.ts';
import type { ReviewContent } from '../review.ts';

/** The files that cannot be imported, each with the reason. */
export function RefusedList({ content }: { readonly content: ReviewContent }) {
  return <RefusedTable label={importTexts.review.refusedFiles} refused={refusedFiles(content)} />;
}
