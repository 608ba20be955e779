import { type Dispatch, useMemo, useReducer } from 'react';
import type { Logbook } from '#web/store/logbook.ts';
import { type ImportPlan, planOf } from '../send/plan.ts';
import { type Answers, NO_ANSWERS, nextAnswers, type ReviewEvent } from './answers.ts';
import { withSaidDays } from './day-of-file.ts';
import { type ItemNames, itemNames } from './items/item-names.ts';
import { gliderTextsInUse, type NewSiteUse, newSitesInUse } from './items/new-items.ts';
import { type OtherImportedItems, otherImportedItems } from './items/other-imported-items.ts';
import { type GliderText, gliderTextsOf } from './items/propose-gliders.ts';
import { type ProposedSites, proposeFlightSites } from './items/propose-sites.ts';
import { type NewSiteName, namesOfNewSites } from './items/site-names.ts';
import type { Outcome, ReviewContent } from './review.ts';
import { countsOf, type ReviewRow, reviewRows } from './review-rows.ts';

/** What the rows of a review show beside their flights: the same object until one of its parts changes. */
export interface ShownReview {
  readonly logbook: Logbook;
  readonly names: ItemNames;
  readonly dispatch: Dispatch<ReviewEvent>;
}

/** The review of what was read. */
export interface Review extends ShownReview {
  readonly shown: ShownReview;
  readonly content: ReviewContent;
  readonly rows: readonly ReviewRow[];
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly newSites: readonly NewSiteUse[];
  /** The names of all new sites by their refs. */
  readonly siteNames: ReadonlyMap<string, NewSiteName>;
  readonly gliderTexts: readonly GliderText[];
  readonly answers: Answers;
  readonly brought: OtherImportedItems;
  /** Returns what the import sends as the review stands. */
  readonly plan: () => ImportPlan;
}

/** Returns the review with the pilot's answers. */
export function useReview(content: ReviewContent, logbook: Logbook): Review {
  const [answers, dispatch] = useReducer(nextAnswers, NO_ANSWERS);
  const { known } = content;
  const { days, apart } = answers;
  const items = useMemo(() => {
    const kept = content.items.flatMap((item) => (apart.has(item.found.key) ? (item.pieces ?? item) : item));
    return withSaidDays(kept, days, known);
  }, [content, apart, days, known]);
  const { flights, sites: ownSites, gliders } = logbook;
  const { archives } = content;
  const sites: ProposedSites = useMemo(
    () => proposeFlightSites(items, ownSites, archives),
    [items, ownSites, archives],
  );
  const brought = useMemo(
    () => otherImportedItems({ items, archives }, sites.newSites, { flights, sites: ownSites, gliders }),
    [items, archives, sites, flights, ownSites, gliders],
  );
  const allTexts = useMemo(() => gliderTextsOf(items), [items]);
  const rows = useMemo(
    () => reviewRows({ items, logbook: { flights, gliders }, sites, answers }),
    [items, flights, gliders, sites, answers],
  );
  const { siteNames: typed, siteDetails, siteInstead, nearPlaces } = answers;
  const siteNames = useMemo(
    () => namesOfNewSites(sites.newSites, ownSites, { siteNames: typed, siteDetails, siteInstead, nearPlaces }),
    [sites, ownSites, typed, siteDetails, siteInstead, nearPlaces],
  );
  const names = useMemo(
    () => itemNames({ logbook: { sites: ownSites, gliders }, siteNames, gliderTexts: allTexts }),
    [ownSites, gliders, siteNames, allTexts],
  );
  const shown = useMemo(() => ({ logbook, names, dispatch }), [logbook, names]);
  return {
    ...shown,
    shown,
    content,
    rows,
    counts: useMemo(() => countsOf(rows), [rows]),
    newSites: useMemo(() => newSitesInUse(rows, sites, answers), [rows, sites, answers]),
    gliderTexts: useMemo(() => gliderTextsInUse(rows), [rows]),
    answers,
    brought,
    siteNames,
    plan: () => planOf({ content, rows, newSites: sites.newSites, siteNames, gliderTexts: allTexts, answers, brought }),
  };
}
