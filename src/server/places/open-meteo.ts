import * as v from 'valibot';
import type { ElevationResponse } from '#contract/places/places';
import type { Coordinates } from '#domain/geo';
import { groundAltitude, requestJson, type ThirdParty, type ThirdPartyResult } from './third-party.ts';

const RESPONSE = v.object({ elevation: v.tuple([v.nullable(v.number())]) });

export function findElevation(
  service: ThirdParty,
  place: Coordinates,
  signal: AbortSignal,
): Promise<ThirdPartyResult<ElevationResponse>> {
  const query = { latitude: place.lat, longitude: place.lng };
  return requestJson(service, { path: '', query }, { signal, read: readElevation });
}

/** An impossible elevation counts as unknown. */
function readElevation(json: unknown): ElevationResponse | null {
  const parsed = v.safeParse(RESPONSE, json);
  if (!parsed.success) return null;
  const [elevation] = parsed.output.elevation;
  return { elevation: elevation === null ? null : groundAltitude(elevation) };
}
