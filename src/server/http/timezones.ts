import { timezone } from '#contract/timezones';
import { parseCoordinates } from '#domain/coordinates';
import { timeZoneAt } from '#server/places/timezones';
import { AppError } from '#server/services/app-error';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';

/** Mounts `/api/timezone`. */
export function mountTimezones(endpoints: Endpoints): void {
  mountForPilot(endpoints, timezone, async ({ query }) => {
    const place = parseCoordinates(query.latLngString);
    if (!place) {
      throw new AppError('invalid', { problems: [{ subject: 'site', field: 'latLngString', code: 'notCoordinates' }] });
    }
    return { response: { status: 'OK' as const, timeZoneId: await timeZoneAt(place) } };
  });
}
