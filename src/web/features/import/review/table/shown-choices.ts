import type { Choice } from '../choice.ts';
import type { ReviewRow } from '../review-rows.ts';

/** Returns the site that a flight has after the import: the entry's own comes first. */
export function shownSite({ entry, site }: Pick<ReviewRow, 'entry' | 'site'>): Choice {
  return ownOr(entry?.siteId, site);
}

/** Returns the glider that a flight has after the import: the entry's own comes first. */
export function shownGlider({ entry, glider }: Pick<ReviewRow, 'entry' | 'glider'>): Choice {
  return ownOr(entry?.gliderId, glider);
}

function ownOr(id: number | null | undefined, choice: Choice): Choice {
  return id === null || id === undefined ? choice : { kind: 'own', id };
}
