import * as v from 'valibot';
import type { ElevationAnswer } from '#contract/places';
import type { Coordinates } from '#domain/geo';
import { groundAt } from './their-values.ts';
import { type Asked, ask, type ThirdParty } from './third-party.ts';

const ANSWER = v.object({ elevation: v.tuple([v.nullable(v.number())]) });

/** How high the ground is at a place. */
export function findElevation(
  service: ThirdParty,
  place: Coordinates,
  signal: AbortSignal,
): Promise<Asked<ElevationAnswer>> {
  const query = { latitude: place.lat, longitude: place.lng };
  return ask(service, { path: '', query }, { signal, read: readElevation });
}

/** An altitude that no ground has is none that we know. */
function readElevation(json: unknown): ElevationAnswer | null {
  const parsed = v.safeParse(ANSWER, json);
  if (!parsed.success) return null;
  const [elevation] = parsed.output.elevation;
  return { elevation: elevation === null ? null : groundAt(elevation) };
}
