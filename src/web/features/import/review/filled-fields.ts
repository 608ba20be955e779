import type { Flight } from '#domain/flight';
import type { FoundFlight } from '#domain/import/found-flight';
import { NO_TAGS } from '#domain/tags';
import type { Choice } from './choice.ts';

/** The fields of an entry that an import can fill. */
export const FILLABLE_FIELDS = ['time', 'site', 'glider', 'airtime', 'altitude', 'remarks', 'tags', 'track'] as const;
/** One of {@link FILLABLE_FIELDS}. */
export type FilledField = (typeof FILLABLE_FIELDS)[number];

/** A found flight with its site and glider. */
export interface FillingFlight {
  readonly found: FoundFlight;
  readonly site: Choice;
  readonly glider: Choice;
}

/** Returns the empty fields of an entry that a found flight has: what the pilot has written is never changed. */
export function filledFields(entry: Flight, filling: FillingFlight): readonly FilledField[] {
  return FILLABLE_FIELDS.filter((field) => !ENTERED[field](entry) && GIVEN[field](filling));
}

const ENTERED: Readonly<Record<FilledField, (entry: Flight) => boolean>> = {
  time: ({ time }) => time !== null,
  site: ({ siteId }) => siteId !== null,
  glider: ({ gliderId }) => gliderId !== null,
  airtime: ({ airtime }) => airtime > 0,
  altitude: ({ altitude }) => altitude > 0,
  remarks: ({ remarks }) => remarks !== '',
  tags: ({ tags }) => tags.length > 0,
  track: ({ hasTrack }) => hasTrack,
};

const GIVEN: Readonly<Record<FilledField, (filling: FillingFlight) => boolean>> = {
  time: ({ found }) => found.time !== null,
  site: ({ site }) => site.kind !== 'none',
  glider: ({ glider }) => glider.kind !== 'none',
  airtime: ({ found }) => (found.airtime ?? 0) > 0,
  altitude: ({ found }) => (found.altitude ?? 0) > 0,
  remarks: ({ found }) => found.remarks !== '',
  tags: ({ found }) => (found.tags ?? NO_TAGS).length > 0,
  track: ({ found }) => found.track !== null,
};
