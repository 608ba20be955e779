import { Hono } from 'hono';
import type { AppContext } from '../context/app-context.ts';
import { mountAccount } from '../http/account.ts';
import { mountAccountData } from '../http/account-data.ts';
import { mountData } from '../http/data.ts';
import type { Bindings } from '../http/endpoints/bindings.ts';
import { createEndpoints } from '../http/endpoints/endpoints.ts';
import { requestIdOf } from '../http/endpoints/request-id.ts';
import { failureResponse } from '../http/endpoints/responses.ts';
import { mountFlightsChanges } from '../http/flights-changes.ts';
import { mountFlightsImport } from '../http/imports/flights-import.ts';
import { mountImportMappings } from '../http/imports/import-mappings.ts';
import { mountImports } from '../http/imports/imports.ts';
import { mountLogfly } from '../http/imports/logfly.ts';
import { mountAirspaces } from '../http/maps/airspaces.ts';
import { mountPlaces } from '../http/maps/places.ts';
import { mountTimezones } from '../http/maps/timezones.ts';
import { mountNightlyCopies } from '../http/nightly-copies.ts';
import { mountOperations } from '../http/operations.ts';
import { pages } from '../http/pages.ts';
import { mountSession } from '../http/session.ts';
import { mountSites } from '../http/sites.ts';
import { mountTracks } from '../http/tracks.ts';
import { unknownEndpoints } from '../http/unknown-endpoint.ts';

/** The Hono app: all calls below `/api`, and the web app from its build folder. */
export type App = Hono<Bindings>;

/** Returns the app with all its routes. In tests and development it checks each response against its schema. */
export function buildApp(context: AppContext, webFolder: string, { checksResponses = false } = {}): App {
  const app: App = new Hono<Bindings>();
  const endpoints = createEndpoints(app, context, checksResponses);
  app.onError((error, hono) => {
    const requestId = requestIdOf(hono);
    context.log.error({ err: error, requestId }, 'a request failed');
    return failureResponse(error, { method: hono.req.method, headers: endpoints.headers, requestId });
  });
  mountOperations(app, context);
  mountData(endpoints);
  mountFlightsChanges(endpoints);
  mountSession(endpoints);
  mountAccount(endpoints);
  mountAccountData(endpoints);
  mountTracks(endpoints);
  mountSites(endpoints);
  mountTimezones(endpoints);
  mountPlaces(endpoints);
  mountAirspaces(endpoints);
  mountFlightsImport(endpoints);
  mountImports(endpoints);
  mountImportMappings(endpoints);
  mountLogfly(endpoints);
  mountNightlyCopies(endpoints);
  const [unknownEndpoint, page] = [unknownEndpoints(endpoints), pages(context, webFolder)];
  app.notFound((hono) => (isCall(hono.req.path) ? unknownEndpoint(hono) : page(hono)));
  return app;
}

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
