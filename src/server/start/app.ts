import { Hono } from 'hono';
import { mountAccount, mountAccountData, mountSession } from '#server/http/account';
import { mountApiTokens } from '#server/http/api-tokens';
import { mountCalendar } from '#server/http/calendar';
import { mountData, mountFlightsChanges, mountSites } from '#server/http/data';
import { requestIdOf } from '#server/http/endpoints/request-log';
import { mountFlightsImport, mountImportMappings, mountImports, mountLogfly } from '#server/http/imports';
import { mountInbox } from '#server/http/inbox';
import { pages, unknownEndpoints } from '#server/http/pages';
import { mountAirspaces, mountPlaces, mountTimezones } from '#server/http/places';
import { mountTotals } from '#server/http/totals';
import type { AppContext } from '#server/services/app-context';
import type { Bindings } from '../http/endpoints/bindings.ts';
import { createEndpoints } from '../http/endpoints/endpoints.ts';
import { failureResponse } from '../http/endpoints/responses.ts';
import { mountNightlyCopies } from '../http/nightly-copies.ts';
import { mountOperations } from '../http/operations.ts';
import { mountTracks } from '../http/tracks.ts';

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
  mountApiTokens(endpoints);
  mountCalendar(endpoints);
  mountTracks(endpoints);
  mountSites(endpoints);
  mountTotals(endpoints);
  mountTimezones(endpoints);
  mountPlaces(endpoints);
  mountAirspaces(endpoints);
  mountFlightsImport(endpoints);
  mountImports(endpoints);
  mountImportMappings(endpoints);
  mountLogfly(endpoints);
  mountInbox(endpoints);
  mountNightlyCopies(endpoints);
  const [unknownEndpoint, page] = [unknownEndpoints(endpoints), pages(context, webFolder)];
  app.notFound((hono) => (isCall(hono.req.path) ? unknownEndpoint(hono) : page(hono)));
  return app;
}

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
