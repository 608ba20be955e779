import type { GliderInput } from '#domain/fields/glider';
import type { SiteInput } from '#domain/fields/site';
import { minutes } from '#domain/units';
import type { ReadTrack } from '../read/readings.ts';
import type { Answers } from '../review/answers.ts';
import type { Choice } from '../review/choice.ts';
import { needsGlider, needsSite } from '../review/needs.ts';
import type { GliderText } from '../review/propose-gliders.ts';
import type { NewSite } from '../review/propose-sites.ts';
import type { RefusedFile, ReviewContent } from '../review/review.ts';
import { countsOf, isImported, type ReviewRow } from '../review/review-rows.ts';
import { fieldsOfNewSite } from '../review/site-names.ts';
import { type FlightFields, flightFieldsOf } from './flight-fields.ts';

/** A flight to be sent: a new one, or one that fills an entry. */
export interface PlannedFlight {
  readonly ref: string;
  /** The entry that it fills; 0 for a new flight. */
  readonly id: number;
  /** The file it comes from, as shown. */
  readonly path: string;
  readonly fields: FlightFields;
  readonly site: Choice;
  readonly glider: Choice;
  readonly track: ReadTrack | null;
}

/** Everything that an import sends. */
export interface ImportPlan {
  readonly source: string;
  readonly filesNum: number;
  /** The run that it goes on with; null for a new one. */
  readonly openRunId: number | null;
  /** Flights that this run has saved before; the page found them in the logbook. */
  readonly savedBefore: number;
  readonly sites: readonly (SiteInput & { readonly ref: string })[];
  readonly gliders: readonly (GliderInput & { readonly ref: string })[];
  readonly flights: readonly PlannedFlight[];
  /** Flights that are not sent: the logbook has them, or the pilot leaves them out. */
  readonly known: number;
  readonly skipped: number;
  readonly refused: readonly RefusedFile[];
}

/** What a plan is made from. */
export interface PlanInput {
  readonly content: ReviewContent;
  readonly rows: readonly ReviewRow[];
  readonly newSites: readonly NewSite[];
  readonly gliderTexts: readonly GliderText[];
  readonly answers: Answers;
}

/** Returns what the import sends: only sites and gliders that a flight of it needs. */
export function planOf({ content, rows, newSites, gliderTexts, answers }: PlanInput): ImportPlan {
  const imported = rows.filter(isImported);
  const counts = countsOf(rows);
  const sites = refsOf(imported.filter(needsSite).map(({ site }) => site));
  const gliders = refsOf(imported.filter(needsGlider).map(({ glider }) => glider));
  return {
    source: content.source,
    filesNum: content.filesNum,
    openRunId: content.openRun?.id ?? null,
    savedBefore: content.openRun ? content.openRun.counts.added + content.openRun.counts.filled : 0,
    sites: newSites
      .filter(({ ref }) => sites.has(ref))
      .map((site) => ({ ref: site.ref, ...fieldsOfNewSite(site, answers) })),
    gliders: gliderTexts.filter(({ key }) => gliders.has(key)).map(gliderOfText),
    flights: imported.map(plannedFlight),
    known: counts.known,
    skipped: counts.question + counts.leftOut,
    refused: content.refused,
  };
}

function refsOf(choices: readonly Choice[]): ReadonlySet<string> {
  return new Set(choices.flatMap((choice) => (choice.kind === 'new' ? [choice.ref] : [])));
}

function gliderOfText({ key, text }: GliderText): GliderInput & { readonly ref: string } {
  return { ref: key, name: text, initialFlightNum: 0, initialAirtime: minutes(0), remarks: '' };
}

function plannedFlight(row: ReviewRow): PlannedFlight {
  const { found, track } = row.item;
  return {
    ref: row.key,
    id: row.entry?.id ?? 0,
    path: found.source.path,
    fields: flightFieldsOf(found),
    site: row.site,
    glider: row.glider,
    track: row.entry?.hasTrack ? null : track,
  };
}
