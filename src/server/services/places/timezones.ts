import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import type { NearPlace } from '#server/places/nearest-place';
import type { AppContext } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import { consume, type LimitContext } from '#server/services/limited-use';
import { runOnThread } from '#server/services/threads';

type ZoneContext = LimitContext & Pick<AppContext, 'threads'>;

/** Returns the time zone of a place given as `lat,lng`. */
export async function findTimeZone(context: ZoneContext, pilotId: number, latLng: string): Promise<string> {
  const place = parseCoordinates(latLng);
  if (!place) {
    throw new AppError('invalid', { problems: [{ subject: 'site', field: 'latLngString', code: 'notCoordinates' }] });
  }
  await consume(context, 'timezone', String(pilotId));
  const [zone] = await zonesOf(context, pilotId, [place]);
  if (zone === undefined) throw new Error('Each place has a time zone');
  return zone;
}

/** Returns the time zones of places, in their order. */
export async function findTimeZones(
  context: ZoneContext,
  pilotId: number,
  places: readonly Coordinates[],
): Promise<readonly string[]> {
  await consume(context, 'timezones', String(pilotId));
  return zonesOf(context, pilotId, places);
}

/** Returns the nearest cities, towns or villages of places, in their order. */
export async function findNearestPlaces(
  context: ZoneContext,
  pilotId: number,
  places: readonly Coordinates[],
): Promise<readonly NearPlace[]> {
  await consume(context, 'timezones', String(pilotId));
  return runOnThread(context, pilotId, { name: 'nearestPlaces', input: places });
}

function zonesOf(context: ZoneContext, pilotId: number, places: readonly Coordinates[]): Promise<readonly string[]> {
  return runOnThread(context, pilotId, { name: 'timeZones', input: places });
}
