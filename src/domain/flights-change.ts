import { isSameValue } from './fields/entity.ts';
import type { FlightInput } from './fields/flight.ts';
import { withoutTags, withTags } from './tags.ts';

/** A change to the fields of many flights. */
export type FieldsChange =
  | { readonly kind: 'setSite'; readonly siteId: number | null }
  | { readonly kind: 'setGlider'; readonly gliderId: number | null }
  | { readonly kind: 'addTags' | 'removeTags'; readonly tags: readonly string[] };

/** A change of many flights at once. */
export type FlightsChange = FieldsChange | { readonly kind: 'delete' };

/** Values of the fields that a change can replace. */
export type ChangedValues = Partial<Pick<FlightInput, 'siteId' | 'gliderId' | 'tags'>>;

/** Returns the values that a change gives a flight, as far as they differ from its own; null when none does. */
export function valuesAfter(flight: FlightInput, change: FieldsChange): ChangedValues | null {
  const values = valuesOf(flight, change);
  const own: Readonly<Record<string, unknown>> = flight;
  return Object.entries(values).every(([name, value]) => isSameValue(own[name], value)) ? null : values;
}

/** Returns whether a change does anything to a flight. */
export function changesFlight(flight: FlightInput, change: FlightsChange): boolean {
  return change.kind === 'delete' || valuesAfter(flight, change) !== null;
}

function valuesOf({ tags }: FlightInput, change: FieldsChange): ChangedValues {
  switch (change.kind) {
    case 'setSite':
      return { siteId: change.siteId };
    case 'setGlider':
      return { gliderId: change.gliderId };
    case 'addTags':
      return { tags: withTags(tags, change.tags) };
    case 'removeTags':
      return { tags: withoutTags(tags, change.tags) };
  }
}
