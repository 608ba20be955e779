import * as v from 'valibot';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import { MAX_FILE_BYTES } from '#domain/file';
import { MAX_USED_WITH } from '#domain/gear/check-rules';
import { DATA_TYPES, loadResponse, marker, trackFields } from '../data.ts';
import { get, list, post } from '../endpoint.ts';
import { sentProblem } from '../error-response.ts';
import { id, requestFields } from '../field-schemas.ts';
import { refusedItem } from './refused.ts';
import { shortText } from './short-text.ts';

/** The most items of one part: flights, sites, gliders, gear and ground handling together. */
export const MAX_PART_ITEMS = 50;
/**
 * The largest body of a part, in bytes: a text of the form's maximum size may have a JSON escape of six characters for each byte,
 * base64 of the largest track is shorter, and there is room for everything else.
 */
export const MAX_PART_BYTES = 6 * MAX_FILE_BYTES + 256 * 1_024;
/** The most files that a run names as refused: left out for a reason, while the rest goes on. A call that fails is rejected. */
export const MAX_REFUSED = 1_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000));
const clientKey = v.pipe(v.string(), v.uuid());

/**
 * The client's name for an item, unique in the run among items of its kind: sent again, in whatever part, it means the same
 * item. A track's may be its file's hash and the start of its flight, a site's its name in any normal form.
 */
const ref = v.pipe(shortText(700), v.minLength(1));

/** When an item of an archive was made: whole seconds, UTC. One in the future counts as now. */
const createdAt = v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)));

const importedSite = v.strictObject({ ref, ...requestFields(SITE.fields), createdAt });
const importedGlider = v.strictObject({ ref, ...requestFields(GLIDER.fields), createdAt });
const importedFlight = v.strictObject({
  ref,
  /** 0 for a new flight; otherwise the flight whose empty fields are filled, and which gets the track if it has none. */
  id: v.optional(id, 0),
  ...requestFields(FLIGHT.fields),
  /** A site of this run, instead of `siteId`. */
  siteRef: v.optional(v.nullable(ref), null),
  /** A glider of this run, instead of `gliderId`. */
  gliderRef: v.optional(v.nullable(ref), null),
  /** The track's text, as in a save; null for a flight without one. */
  igc: v.optional(v.nullable(v.string()), null),
  ...trackFields,
  createdAt,
});

const importedGear = v.strictObject({
  ref,
  ...requestFields(GEAR.fields),
  /** Gliders of this run, beside `gliderIds`. */
  gliderRefs: v.optional(v.pipe(v.array(ref), v.maxLength(MAX_USED_WITH)), []),
  createdAt,
});
const importedHandling = v.strictObject({
  ref,
  ...requestFields(HANDLING.fields),
  /** A glider of this run, instead of `gliderId`. */
  gliderRef: v.optional(v.nullable(ref), null),
  createdAt,
});

/** Flights before this logbook, which rows of a table stand for. */
const { initialFlightNum, initialAirtime } = requestFields(PILOT.fields);
const flightsBefore = v.strictObject({ initialFlightNum, initialAirtime });

/** The pilot's own fields in an archive. */
const importedPilot = v.strictObject(requestFields(PILOT.fields));

/**
 * A part of a run: its sites and gliders are saved before its gear, flights and ground handling. A glider whose name exists is that one, and so is a site,
 * unless both have coordinates that are too far apart: then the new one gets a number behind its name. Gear is known by its name, too,
 * and ground handling by all that it has, see `handlingsComparedUpTo`.
 */
export const partBody = v.strictObject({
  clientKey,
  ...marker,
  /** Saved before anything else, and only while the logbook has nothing. */
  pilot: v.optional(v.nullable(importedPilot), null),
  /** Flights before this logbook: saved where the pilot has entered none. */
  before: v.optional(v.nullable(flightsBefore), null),
  /**
   * The last id among the flights that the page compared the files with. One that was added since, not by this run, is the same
   * as a new flight with its track, or without a track but with its values: two devices may import the same files at once.
   */
  comparedUpTo: v.optional(id, 0),
  /** The same of ground handling: what the logbook had up to this id is no copy of what the part adds, however equal. */
  handlingsComparedUpTo: v.optional(id, 0),
  sites: v.optional(v.pipe(v.array(importedSite), v.maxLength(MAX_PART_ITEMS)), []),
  gliders: v.optional(v.pipe(v.array(importedGlider), v.maxLength(MAX_PART_ITEMS)), []),
  gear: v.optional(v.pipe(v.array(importedGear), v.maxLength(MAX_PART_ITEMS)), []),
  handlings: v.optional(v.pipe(v.array(importedHandling), v.maxLength(MAX_PART_ITEMS)), []),
  flights: v.optional(v.pipe(v.array(importedFlight), v.maxLength(MAX_PART_ITEMS)), []),
});

const dataType = v.picklist(DATA_TYPES);

const saved = {
  state: v.literal('saved'),
  id: v.number(),
  effect: v.picklist(['added', 'filled', 'unchanged']),
};
const refused = { state: v.literal('refused'), problems: list(sentProblem) };

/** An {@link itemResult} without the item's name. */
export const itemOutcome = v.variant('state', [v.strictObject(saved), v.strictObject(refused)]);

/**
 * What became of an item of a part; the pilot's `ref` is `pilot`. `added`: it is new; `filled`: a flight's empty fields, at
 * least one, were filled, or the pilot's fields replaced; `unchanged`: it was there, and had nothing empty that the part would fill.
 */
export const itemResult = v.variant('state', [
  v.strictObject({ dataType, ref: v.string(), ...saved }),
  v.strictObject({ dataType, ref: v.string(), ...refused }),
]);
/** See {@link itemResult}. */
export type ItemResult = v.InferOutput<typeof itemResult>;

/** Response to a part: a load, and what became of each of its items, in the order pilot, sites, gliders, gear, flights, ground handling. */
export const partResponse = v.strictObject({ ...loadResponse.entries, results: list(itemResult) });
/** See {@link partResponse}. */
export type PartResponse = v.InferOutput<typeof partResponse>;

const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Starts a run; `source` names what the pilot gave: `tracks.zip`, and `bytesNum` is its size, by which it is known again. */
export const newRunBody = v.strictObject({
  clientKey,
  source: shortText(255),
  filesNum: count,
  bytesNum: v.optional(bytes, 0),
});

/** The page's counts at the end of a run: files by outcome, and flights that were known or left out by the pilot. */
export const finishBody = v.strictObject({
  counts: v.strictObject({ files: count, known: count, skipped: count, refused: count }),
  refused: v.pipe(v.array(refusedItem), v.maxLength(MAX_REFUSED)),
});

/** The states of a run, in their order. */
export const RUN_STATES = ['open', 'done', 'undoing', 'undone'] as const;
/** One of {@link RUN_STATES}. */
export type RunState = (typeof RUN_STATES)[number];

const runFields = {
  id: v.number(),
  /** ISO 8601, UTC, whole seconds. */
  createdAt: v.string(),
  source: v.string(),
  state: v.picklist(RUN_STATES),
  /** `added` and `filled` count flights; `pilot` is 1 where the run has replaced the pilot's fields. Null: no longer known. */
  counts: v.strictObject({
    files: v.nullable(v.number()),
    /** The size of the chosen files; 0 when not known. */
    bytes: v.nullable(v.number()),
    added: v.number(),
    filled: v.number(),
    known: v.nullable(v.number()),
    skipped: v.nullable(v.number()),
    refused: v.nullable(v.number()),
    sites: v.number(),
    gliders: v.number(),
    gear: v.number(),
    handlings: v.number(),
    pilot: v.number(),
  }),
};

/** A run in the list, newest first. */
export const runSummary = v.strictObject(runFields);
/** See {@link runSummary}. */
export type RunSummary = v.InferOutput<typeof runSummary>;

/** An item that an undo kept: `changed` since the import, or a site or glider `used` by what stays: a flight, and of a glider also gear or ground handling. */
export const keptItem = v.strictObject({ dataType, id: v.number(), reason: v.picklist(['changed', 'used']) });

/** The progress of an undo: items removed, flights with their former fields, and items kept. */
export const undoOutcome = v.strictObject({ removed: v.number(), restored: v.number(), kept: list(keptItem) });

/** A whole run. */
export const runResponse = v.strictObject({
  ...runFields,
  /** Null: no longer known. */
  refused: v.nullable(list(refusedItem)),
  /** Null before an undo. */
  undone: v.nullable(undoOutcome),
});
/** See {@link runResponse}. */
export type RunResponse = v.InferOutput<typeof runResponse>;

/** Response to an undo: a load, what was done in all, and how many items are `left`: until it is 0, call again. */
export const undoResponse = v.strictObject({
  ...loadResponse.entries,
  ...undoOutcome.entries,
  left: v.number(),
});
/** See {@link undoResponse}. */
export type UndoResponse = v.InferOutput<typeof undoResponse>;

/** Starts a run of the import; sent twice, it is one. Until a part is sent, nothing is saved. */
export const startImport = post('/api/imports', {
  access: 'pilot',
  body: newRunBody,
  response: v.strictObject({ importId: v.number() }),
});

/** Lists the runs of the import, the newest first; very old ones are forgotten. */
export const listImports = get('/api/imports', {
  access: 'pilot',
  response: v.strictObject({ imports: list(runSummary) }),
});

/** Returns a run with what it refused and why, and what an undo did. Reasons are codes, or words where an earlier version has stored those. */
export const importRun = get('/api/imports/:id', { access: 'pilot', response: runResponse });

/**
 * Saves a part of a run: each item, or what is wrong with it. Sent twice, it saves once and returns the same results; with another
 * body, it is rejected with `keyReused`. An existing flight gets only what it has empty.
 */
export const importPart = post('/api/imports/:id/parts', { access: 'pilot', body: partBody, response: partResponse });

/** Ends a run: it takes no more parts. */
export const finishImport = post('/api/imports/:id/finish', {
  access: 'pilot',
  body: finishBody,
  response: runResponse,
});

/**
 * Takes back what a run has made and nobody has changed since. New items are deleted, filled flights get back what they had, the
 * rest is kept. One call does a bounded number of items; a call after the last one changes nothing.
 */
export const undoImport = post('/api/imports/:id/undo', {
  access: 'pilot',
  body: v.strictObject(marker),
  response: undoResponse,
});

/** Rejected: before version 1.0 pages sent databases of LogFly here. */
export const uploadLogfly = post('/api/logfly-uploads', { access: 'pilot', body: v.object({}) });
