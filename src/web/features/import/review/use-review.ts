import { type Dispatch, useMemo, useReducer } from 'react';
import type { Logbook } from '#web/store/logbook.ts';
import { type ImportPlan, planOf } from '../send/plan.ts';
import { type Answers, NO_ANSWERS, nextAnswers, type ReviewEvent } from './answers.ts';
import { type BroughtItems, broughtItems } from './brought-items.ts';
import { type ItemNames, itemNames } from './item-names.ts';
import { gliderTextsInUse, type NewSiteUse, newSitesInUse } from './new-items.ts';
import { type GliderText, gliderTextsOf } from './propose-gliders.ts';
import { type ProposedSites, proposeSites } from './propose-sites.ts';
import type { Outcome, ReviewContent } from './review.ts';
import { countsOf, type ReviewRow, reviewRows } from './review-rows.ts';

/** The review of what was read. */
export interface Review {
  readonly content: ReviewContent;
  readonly logbook: Logbook;
  readonly rows: readonly ReviewRow[];
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly names: ItemNames;
  readonly newSites: readonly NewSiteUse[];
  readonly gliderTexts: readonly GliderText[];
  readonly answers: Answers;
  readonly brought: BroughtItems;
  readonly dispatch: Dispatch<ReviewEvent>;
  /** Returns what the import sends as the review stands. */
  readonly plan: () => ImportPlan;
}

/** Returns the review with the pilot's answers. */
export function useReview(content: ReviewContent, logbook: Logbook): Review {
  const [answers, dispatch] = useReducer(nextAnswers, NO_ANSWERS);
  const { items } = content;
  const { flights, sites: ownSites, gliders } = logbook;
  const { archives } = content;
  const sites: ProposedSites = useMemo(() => proposeSites(items, ownSites, archives), [items, ownSites, archives]);
  const brought = useMemo(
    () => broughtItems({ items, archives }, sites.newSites, { flights, sites: ownSites, gliders }),
    [items, archives, sites, flights, ownSites, gliders],
  );
  const allTexts = useMemo(() => gliderTextsOf(items), [items]);
  const rows = useMemo(
    () => reviewRows({ items, logbook: { flights, gliders }, sites, answers }),
    [items, flights, gliders, sites, answers],
  );
  const names = useMemo(
    () =>
      itemNames({ logbook: { sites: ownSites, gliders }, newSites: sites.newSites, gliderTexts: allTexts, answers }),
    [ownSites, gliders, sites, allTexts, answers],
  );
  return {
    content,
    logbook,
    rows,
    counts: useMemo(() => countsOf(rows), [rows]),
    names,
    newSites: useMemo(() => newSitesInUse(rows, sites, answers), [rows, sites, answers]),
    gliderTexts: useMemo(() => gliderTextsInUse(rows), [rows]),
    answers,
    brought,
    dispatch,
    plan: () => planOf({ content, rows, newSites: sites.newSites, gliderTexts: allTexts, answers, brought }),
  };
}
