import { airspacesInBox } from '#contract/places/airspaces';
import { pack } from '#server/encoding/compression';
import { airspacesWithin, versionOfAirspaces } from '#server/services/airspace/airspaces-within';
import { type Endpoints, mountForPilot } from './endpoints/endpoints.ts';
import { packedResponse } from './endpoints/responses.ts';

/** Mounts the call for the airspaces around a flight; a browser keeps them until the data changes. */
export function mountAirspaces(endpoints: Endpoints): void {
  const { context } = endpoints;
  mountForPilot(endpoints, airspacesInBox, async ({ query, hono: { req } }) => {
    const etag = `W/"${versionOfAirspaces(context)}"`;
    const headers = { ...endpoints.headers, 'cache-control': 'private, no-cache', etag };
    if (req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
    const body = await pack(airspacesWithin(context, query), req.header('accept-encoding'));
    return packedResponse(body, { headers, cookies: [] });
  });
}
