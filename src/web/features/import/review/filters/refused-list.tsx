import { importTexts } from '../../import-texts.ts';
import { reasonText } from '../../reason-text.ts';
import { RefusedTable } from '../../refused-table.tsx';
import type { ReviewContent } from '../review.ts';

/** The files that cannot be imported, each with the reason. */
export function RefusedList({ content }: { readonly content: ReviewContent }) {
  const refused = content.refused.map(({ path, reason }) => ({ name: path, reason: reasonText(reason) }));
  return <RefusedTable label={importTexts.review.refusedFiles} refused={refused} />;
}
