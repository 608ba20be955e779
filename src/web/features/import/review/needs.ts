import type { ReviewRow } from './review-rows.ts';

/** Whether a row brings its site: an entry keeps the one that it has. */
export function needsSite({ entry }: Pick<ReviewRow, 'entry'>): boolean {
  return entry === null || entry.siteId === null;
}

/** Whether a row brings its glider: an entry keeps the one that it has. */
export function needsGlider({ entry }: Pick<ReviewRow, 'entry'>): boolean {
  return entry === null || entry.gliderId === null;
}
