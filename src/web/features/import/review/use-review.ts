import { type Dispatch, useMemo, useReducer } from 'react';
import type { FlightsBefore } from '#domain/import/table/row-flight';
import type { Logbook } from '#web/store/logbook.ts';
import { type ImportPlan, planOf } from '../send/plan.ts';
import { type Answers, NO_ANSWERS, nextAnswers, type ReviewEvent } from './answers.ts';
import type { Choice } from './choice.ts';
import { withSaidDays } from './day-of-file.ts';
import { type OtherImportedItems, otherImportedItems } from './other-imported-items.ts';
import { type GliderText, gliderTextsOf } from './propose-gliders.ts';
import { type NewSite, type ProposedSites, proposeFlightSites } from './propose-sites.ts';
import type { Outcome, ReviewContent } from './review.ts';
import { countsOf, needsGlider, needsSite, type ReviewRow, reviewRows } from './review-rows.ts';
import { type NewSiteName, namesOfNewSites } from './site-names.ts';

/** What the rows of a review show beside their flights: the same object until one of its parts changes. */
export interface ShownReview {
  readonly logbook: Logbook;
  readonly names: ItemNames;
  readonly dispatch: Dispatch<ReviewEvent>;
}

/** The review of the read flights. */
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
  readonly otherItems: OtherImportedItems;
  /** Flights before this logbook that the import brings; null for none, and where the pilot has entered some. */
  readonly before: FlightsBefore | null;
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
  const { flights, sites: ownSites, gliders, gear, handlings, pilot } = logbook;
  const { archives, handlings: handlingRows } = content;
  const before = content.before && !hasFlightsBefore(pilot) ? content.before : null;
  const sites: ProposedSites = useMemo(
    () => proposeFlightSites(items, ownSites, archives),
    [items, ownSites, archives],
  );
  const otherItems = useMemo(() => {
    const read = { items, archives, ...(handlingRows && { handlings: handlingRows }) };
    const own = { flights, sites: ownSites, gliders, gear, handlings };
    return otherImportedItems(read, sites.newSites, own, answers.gliderTexts);
  }, [items, archives, handlingRows, sites, flights, ownSites, gliders, gear, handlings, answers.gliderTexts]);
  const allTexts = useMemo(() => withTexts(gliderTextsOf(items), otherItems.gliderTexts), [items, otherItems]);
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
    gliderTexts: useMemo(() => withTexts(gliderTextsInUse(rows), otherItems.gliderTexts), [rows, otherItems]),
    answers,
    otherItems,
    before,
    siteNames,
    plan: () =>
      planOf({
        content,
        rows,
        newSites: sites.newSites,
        siteNames,
        gliderTexts: allTexts,
        answers,
        otherItems,
        before,
      }),
  };
}

/** Whether the pilot has entered flights before this logbook. */
function hasFlightsBefore({ initialFlightNum, initialAirtime }: Logbook['pilot']): boolean {
  return initialFlightNum > 0 || initialAirtime > 0;
}

/** A proposed new site, and how many flights are from it. */
export interface NewSiteUse {
  readonly site: NewSite;
  readonly count: number;
}

/** Returns the new sites that flights of the import may be from, the most frequent first, also where another is taken instead. */
function newSitesInUse(
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
function gliderTextsInUse(rows: readonly ReviewRow[]): readonly GliderText[] {
  return gliderTextsOf(rows.filter((row) => mayBeImported(row) && needsGlider(row)).map(({ item }) => item));
}

/** Returns the names of flights' gliders, and those that only gear or ground handling has; what names none is last. */
function withTexts(texts: readonly GliderText[], others: readonly GliderText[]): readonly GliderText[] {
  const known = new Set(texts.map(({ key }) => key));
  const all = [...texts, ...others.filter(({ key }) => !known.has(key))];
  return all.toSorted((a, b) => Number(a.key === '') - Number(b.key === ''));
}

/** Whether a flight is imported, or will be if the pilot answers a question so. */
function mayBeImported({ outcome }: ReviewRow): boolean {
  return outcome === 'new' || outcome === 'fills' || outcome === 'question';
}

/** The name of a site or glider. */
export interface ItemName {
  readonly name: string;
  /** The import adds it. */
  readonly isNew: boolean;
}

/** Looks up the names of choices; null for none. */
interface ItemNames {
  readonly site: (choice: Choice) => ItemName | null;
  readonly glider: (choice: Choice) => ItemName | null;
}

interface NamesInput {
  readonly logbook: Pick<Logbook, 'sites' | 'gliders'>;
  readonly siteNames: ReadonlyMap<string, NewSiteName>;
  readonly gliderTexts: readonly GliderText[];
}

/** Returns the names of all sites and gliders that a flight of the review may have. */
function itemNames({ logbook, siteNames, gliderTexts }: NamesInput): ItemNames {
  const sites = new Map([...siteNames].map(([ref, { name, joins }]) => [ref, { name, isNew: joins !== 'own' }]));
  const gliders = new Map(gliderTexts.map(({ key, text }) => [key, { name: text, isNew: true }]));
  return {
    site: (choice) => nameIn(choice, logbook.sites, sites),
    glider: (choice) => nameIn(choice, logbook.gliders, gliders),
  };
}

function nameIn(
  choice: Choice,
  own: ReadonlyMap<number, { readonly name: string }>,
  added: ReadonlyMap<string, ItemName>,
): ItemName | null {
  if (choice.kind === 'none') return null;
  if (choice.kind === 'new') return added.get(choice.ref) ?? null;
  const name = own.get(choice.id)?.name;
  return name === undefined ? null : { name, isNew: false };
}
