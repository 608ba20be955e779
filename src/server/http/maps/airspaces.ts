import { airspacesInBox } from '#contract/places/airspaces';
import { pack } from '#server/encoding/compression';
import { airspacesWithin, versionOfAirspaces } from '#server/services/airspace/airspaces-within';
import { type Endpoints, mountForPilot } from '../endpoints/endpoints.ts';
import { notModified } from '../endpoints/not-modified.ts';

/** Mounts the call for the airspaces around a flight; a browser keeps them until the data changes. */
export function mountAirspaces(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, airspacesInBox, async ({ query, hono }) => {
    const etag = `W/"${versionOfAirspaces(context)}"`;
    const headers = { 'cache-control': 'private, no-cache', etag };
    const known = notModified(hono, { ...endpoints.headers, ...headers });
    if (known) return known;
    return { packed: await pack(airspacesWithin(context, query), hono.req.header('accept-encoding')), headers };
  });
}
