import type { ItemQuery } from './item-key.ts';

/** Items of a page: texts of the greatest length take some megabytes. */
const PAGE_ITEMS = 200;

/**
 * Yields the rows of a query in pages, so that a long logbook is never in memory as a whole. Run it on one snapshot, or items that are
 * saved meanwhile may be missing.
 */
export async function* pagesOf<Query extends ItemQuery, Row extends { readonly id: number; readonly revision: number }>(
  find: (query: Query) => Promise<readonly Row[]>,
  query: Query,
): AsyncGenerator<readonly Row[]> {
  const isWhole = query.since === null;
  let page: Query = { ...query, most: PAGE_ITEMS };
  for (;;) {
    const rows = await find(page);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ITEMS) return;
    page = { ...page, since: isWhole ? null : last.revision, afterId: last.id };
  }
}
