import { Hono } from 'hono';
import type { House } from './house.ts';
import { mountAccount } from './http/account.ts';
import { mountAccountData } from './http/account-data.ts';
import { mountData } from './http/data.ts';
import { answerFailure } from './http/door/answers.ts';
import type { Bindings } from './http/door/bindings.ts';
import { makeDoor } from './http/door/door.ts';
import { mountFlightsImport } from './http/flights-import.ts';
import { otherCalls } from './http/other-calls.ts';
import { pages } from './http/pages.ts';
import { mountPlaces } from './http/places.ts';
import { mountSession } from './http/session.ts';
import { mountTimezones } from './http/timezones.ts';
import { mountTracks } from './http/tracks.ts';

/** The Hono app: all calls below `/api`, and the web app from its build folder. */
export type App = Hono<Bindings>;

/** Returns the app with all its routes. */
export function buildApp(house: House, webFolder: string): App {
  const app: App = new Hono<Bindings>();
  const door = makeDoor(app, house);
  app.onError((error, context) => {
    house.log.error({ err: error }, 'a request failed');
    return answerFailure(error, context.req.method, door.headers);
  });
  mountData(door);
  mountSession(door);
  mountAccount(door);
  mountAccountData(door);
  mountTracks(door);
  mountTimezones(door);
  mountPlaces(door);
  mountFlightsImport(door);
  const [otherCall, page] = [otherCalls(door), pages(house, webFolder)];
  app.notFound((context) => (isCall(context.req.path) ? otherCall(context) : page(context)));
  return app;
}

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
