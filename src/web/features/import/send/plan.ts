import { blankOf } from '#domain/fields/entity';
import type { FlightInput } from '#domain/fields/flight';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import type { PilotInput } from '#domain/fields/pilot';
import type { SiteInput } from '#domain/fields/site';
import { fieldsOfFound } from '#domain/import/fields-of-found';
import type { FlightsBefore } from '#domain/import/table/row-flight';
import type { ReadTrack } from '#formats/readings';
import type { Answers } from '../review/answers.ts';
import type { NewGear, NewHandling } from '../review/archived-gear.ts';
import { type Choice, NO_CHOICE } from '../review/choice.ts';
import type { ArchivedGlider, OtherImportedItems } from '../review/other-imported-items.ts';
import type { GliderText } from '../review/propose-gliders.ts';
import type { NewSite } from '../review/propose-sites.ts';
import type { RefusedFile, ReviewContent } from '../review/review.ts';
import { countsOf, isImported, needsGlider, needsSite, type ReviewRow } from '../review/review-rows.ts';
import { fieldsOfNewSite, type NewSiteName } from '../review/site-names.ts';

/** A flight to be sent: a new one, or one that fills an entry. */
export interface PlannedFlight {
  readonly ref: string;
  /** The entry that it fills; 0 for a new flight. */
  readonly id: number;
  /** The file it comes from, as shown. */
  readonly path: string;
  readonly fields: FlightFields;
  /** When an archive says that it was made; undefined for now. */
  readonly createdAt?: string | undefined;
  readonly site: Choice;
  readonly glider: Choice;
  readonly track: ReadTrack | null;
}

/** A site or glider to be sent. */
interface PlannedItem {
  readonly ref: string;
  readonly createdAt?: string | undefined;
}

/** Everything that an import sends. */
export interface ImportPlan {
  readonly source: string;
  readonly filesNum: number;
  readonly bytesNum: number;
  /** The last flight of the logbook that the review has compared with. */
  readonly comparedUpTo: number;
  /** The same of its ground handling. */
  readonly handlingsComparedUpTo: number;
  /** The run that it goes on with; null for a new one. */
  readonly openRunId: number | null;
  /** Flights that this run has saved before; the page found them in the logbook. */
  readonly savedBefore: number;
  /** The pilot's fields, for an empty logbook; null for none. */
  readonly pilot: PilotInput | null;
  /** Flights before this logbook; left out for none. */
  readonly before?: Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>;
  readonly sites: readonly (SiteInput & PlannedItem)[];
  readonly gliders: readonly (GliderInput & PlannedItem)[];
  readonly gear: readonly NewGear[];
  readonly handlings: readonly NewHandling[];
  /** Ground handling that is not sent, since it has no glider. */
  readonly withoutGlider: readonly NewHandling[];
  readonly flights: readonly PlannedFlight[];
  /** Flights that are not sent: the logbook has them, or the pilot leaves them out. */
  readonly known: number;
  readonly skipped: number;
  readonly refused: readonly RefusedFile[];
}

export interface PlanInput {
  readonly content: ReviewContent;
  readonly rows: readonly ReviewRow[];
  readonly newSites: readonly NewSite[];
  /** Without them sites have their wanted names, and the server numbers those taken elsewhere. */
  readonly siteNames?: ReadonlyMap<string, NewSiteName>;
  readonly gliderTexts: readonly GliderText[];
  readonly answers: Answers;
  readonly otherItems: OtherImportedItems;
  /** Null or left out for none. */
  readonly before?: FlightsBefore | null;
}

/**
 * Returns what the import sends: sites and gliders that one of its flights needs, and those of archives that no flight has. Items of
 * archives keep their order, so that flights get their numbers again.
 */
export function planOf({
  content,
  rows,
  newSites,
  siteNames,
  gliderTexts,
  answers,
  otherItems,
  before,
}: PlanInput): ImportPlan {
  const imported = rows.filter(isImported);
  const counts = countsOf(rows);
  const { unused } = otherItems;
  const sites = refsOf(imported.filter(needsSite).map(({ site }) => site));
  const gliders = new Set([
    ...refsOf(imported.filter(needsGlider).map(({ glider }) => glider)),
    ...otherItems.handlings.map(({ gliderRef }) => gliderRef),
  ]);
  return {
    pilot: otherItems.pilot,
    ...(before && { before: { initialFlightNum: before.flights, initialAirtime: before.airtime } }),
    source: content.source,
    filesNum: content.filesNum,
    bytesNum: content.bytesNum,
    comparedUpTo: content.comparedUpTo,
    handlingsComparedUpTo: otherItems.handlingsComparedUpTo,
    openRunId: content.openRun?.id ?? null,
    savedBefore: content.openRun ? content.openRun.counts.added + content.openRun.counts.filled : 0,
    sites: newSites
      .filter(({ ref }) => sites.has(ref) || unused.sites.has(ref))
      .map((site) => {
        const fields = fieldsOfNewSite(site, answers);
        return {
          ref: site.ref,
          ...madeAt(site.archived),
          ...fields,
          name: siteNames?.get(site.ref)?.name ?? fields.name,
        };
      }),
    gliders: [
      ...[...otherItems.gliders].filter(([ref]) => gliders.has(ref) || unused.gliders.has(ref)).map(archivedGlider),
      ...gliderTexts.filter(({ key }) => gliders.has(key) && !otherItems.gliders.has(key)).map(gliderOfText),
    ],
    gear: otherItems.gear,
    handlings: otherItems.handlings,
    withoutGlider: otherItems.withoutGlider,
    flights: imported.toSorted(compareArchived).map(plannedFlight),
    known: counts.known,
    skipped: counts.question + counts.leftOut,
    refused: content.refused,
  };
}

function refsOf(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.kind === 'new' ? [choice.ref] : [])));
}

/** Left out where it cannot be sent: then it is now. */
function madeAt(archived: { readonly createdAt: string } | null | undefined): Pick<PlannedItem, 'createdAt'> {
  return archived && SENT_TIME.test(archived.createdAt) ? { createdAt: archived.createdAt } : {};
}

const SENT_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Flights of archives first, in their order. */
function compareArchived({ item: { archived: a } }: ReviewRow, { item: { archived: b } }: ReviewRow): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.archive - b.archive || a.number - b.number;
}

function archivedGlider([ref, archived]: readonly [string, ArchivedGlider]): GliderInput & PlannedItem {
  const { id: _, createdAt: __, ...fields } = archived;
  return { ref, ...madeAt(archived), ...fields };
}

function gliderOfText({ key, text }: GliderText): GliderInput & PlannedItem {
  return { ...blankOf(GLIDER), ref: key, name: text };
}

function plannedFlight(row: ReviewRow): PlannedFlight {
  const { found, track, archived } = row.item;
  return {
    ref: row.key,
    id: row.entry?.id ?? 0,
    path: found.source.path,
    fields: archived?.fields ?? fieldsOfFound(found),
    ...madeAt(archived),
    site: needsSite(row) ? row.site : NO_CHOICE,
    glider: needsGlider(row) ? row.glider : NO_CHOICE,
    track: row.entry?.hasTrack ? null : track,
  };
}

/** The fields of a flight that do not depend on other items. */
type FlightFields = Omit<FlightInput, 'siteId' | 'gliderId'>;
