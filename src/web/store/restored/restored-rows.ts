import * as v from 'valibot';
import { responseFields, timeRange } from '#contract/field-schemas';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { SITE } from '#domain/fields/site';
import type { StoredReads } from '../../device-storage/stored-database.ts';
import type { OldItem } from './derived-key.ts';

const stored = { id: v.number(), createdAt: v.string() };

/** Returns the schema of an item that another version of the app may have stored: with blanks for fields that version did not have. */
function filled<Schema extends v.GenericSchema>(blank: object, schema: Schema) {
  return v.pipe(
    v.looseObject({}),
    v.transform((item): unknown => ({ ...blank, ...item })),
    schema,
  );
}

const site = filled(blankOf(SITE), v.object({ ...stored, ...responseFields(SITE.fields) }));
const glider = filled(blankOf(GLIDER), v.object({ ...stored, ...responseFields(GLIDER.fields) }));
const gear = filled(blankOf(GEAR), v.object({ ...stored, ...responseFields(GEAR.fields) }));
const handling = filled(blankOf(HANDLING), v.object({ ...stored, ...responseFields(HANDLING.fields) }));
const flight = filled(
  { ...blankOf(FLIGHT), igcFileName: null, profile: null },
  v.object({
    ...stored,
    ...responseFields(FLIGHT.fields),
    hasTrack: v.boolean(),
    igcFileName: v.nullable(v.string()),
    profile: v.nullable(v.string()),
  }),
);

const old = {
  v: v.literal(1),
  /** Of the logbook that had it. */
  epoch: v.string(),
  /** Unix milliseconds by the device's clock. */
  putAsideAt: v.number(),
};

const ROW = v.variant('dataType', [
  v.object({
    ...old,
    dataType: v.literal('flight'),
    item: flight,
    /** As that logbook had them: their ids may mean others. */
    site: v.nullable(site),
    glider: v.nullable(glider),
    /** The file by its hash, and the part of it; null when it was not on this device. */
    track: v.nullable(v.object({ file: v.string(), range: v.nullable(timeRange) })),
  }),
  v.object({ ...old, dataType: v.literal('site'), item: site }),
  v.object({ ...old, dataType: v.literal('glider'), item: glider }),
  /** With its gliders, as that logbook had them. */
  v.object({ ...old, dataType: v.literal('gear'), item: gear, gliders: v.array(glider) }),
  v.object({ ...old, dataType: v.literal('handling'), item: handling, glider: v.nullable(glider) }),
]);

/** A row as it is written. */
export type RestoredRow = v.InferInput<typeof ROW>;

/** An item of the logbook as it was before a restore, which the logbook lacks since. */
export type RestoredItem = v.InferOutput<typeof ROW> & { readonly key: string };
export type RestoredFlight = Extract<RestoredItem, { readonly dataType: 'flight' }>;
export type OldSite = v.InferOutput<typeof site>;
export type OldGlider = v.InferOutput<typeof glider>;
export type OldGear = v.InferOutput<typeof gear>;
export type RestoredGear = Extract<RestoredItem, { readonly dataType: 'gear' }>;
export type RestoredHandling = Extract<RestoredItem, { readonly dataType: 'handling' }>;

/**
 * Returns the beginning of the keys of a pilot's rows, in the store `tracks`: a wipe clears it, also that of version 1.1.0, and
 * nothing else looks at it.
 */
export function restoredPrefix(pilotId: number): string {
  return `${pilotId}/restored/`;
}

/** Returns the key of an item's row. */
export function restoredKey(pilotId: number, { epoch, dataType, id }: OldItem): string {
  return `${restoredPrefix(pilotId)}${epoch}/${dataType}/${id}`;
}

/** Returns a pilot's items; rows that a later version of the app has written are left alone. */
export async function restoredIn(
  { rows }: Pick<StoredReads, 'rows'>,
  pilotId: number,
): Promise<readonly RestoredItem[]> {
  const all = await rows('tracks', restoredPrefix(pilotId));
  return all.flatMap(({ key, row }) => {
    const { success, output } = v.safeParse(ROW, row);
    return success ? { ...output, key } : [];
  });
}

/** Returns the hashes of the track files that items have. */
export function filesOf(items: readonly RestoredItem[]): ReadonlySet<string> {
  return new Set(items.flatMap((item) => (item.dataType === 'flight' && item.track ? item.track.file : [])));
}
