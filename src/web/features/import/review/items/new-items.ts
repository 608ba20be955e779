import type { Answers } from '../answers.ts';
import { needsGlider, needsSite } from '../needs.ts';
import type { ReviewRow } from '../review-rows.ts';
import { type GliderText, gliderTextsOf } from './propose-gliders.ts';
import type { NewSite, ProposedSites } from './propose-sites.ts';

/** A proposed new site, and how many flights are from it. */
export interface NewSiteUse {
  readonly site: NewSite;
  readonly count: number;
}

/** Returns the new sites that flights of the import may be from, the most frequent first, also where another is taken instead. */
export function newSitesInUse(
  rows: readonly ReviewRow[],
  sites: ProposedSites,
  answers: Pick<Answers, 'sites'>,
): readonly NewSiteUse[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const choice = answers.sites.get(row.key) ?? sites.choices.get(row.key);
    if (choice?.kind !== 'new' || !mayBeImported(row) || !needsSite(row)) continue;
    counts.set(choice.ref, (counts.get(choice.ref) ?? 0) + 1);
  }
  return sites.newSites
    .flatMap((site) => ({ site, count: counts.get(site.ref) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Returns the names of gliders in the files of flights that may be imported. */
export function gliderTextsInUse(rows: readonly ReviewRow[]): readonly GliderText[] {
  return gliderTextsOf(rows.filter((row) => mayBeImported(row) && needsGlider(row)).map(({ item }) => item));
}

/** Whether a flight is imported, or will be if the pilot answers a question so. */
function mayBeImported({ outcome }: ReviewRow): boolean {
  return outcome === 'new' || outcome === 'fills' || outcome === 'question';
}
