import type * as v from 'valibot';
import type { partBody } from '#contract/import/imports';
import { isoSeconds } from '#server/context/clock';
import type { PreparedTrack } from '#server/threads/tasks/prepare-track';
import type { RunTransaction } from './run-item.ts';

/** A part of a run, as a request contains it. */
export type RunPart = v.InferOutput<typeof partBody>;
/** A site of a part. */
export type PartSite = RunPart['sites'][number];
/** A glider of a part. */
export type PartGlider = RunPart['gliders'][number];
/** A flight of a part. */
export type RunPartFlight = RunPart['flights'][number];

/** Returns the track of a flight, which was prepared before the transaction; null without one. Throws why it is refused. */
export type TrackOf = (flight: RunPartFlight) => PreparedTrack | null;

/** Returns when an item of an archive was made; undefined for now: no item is made in the future. */
export function createdAtOf({ now }: RunTransaction, { createdAt }: Pick<RunPartFlight, 'createdAt'>) {
  const ms = createdAt === undefined ? Number.NaN : Date.parse(createdAt);
  return ms <= now.getTime() ? isoSeconds(new Date(ms)) : undefined;
}
