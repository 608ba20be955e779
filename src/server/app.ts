import { Hono } from 'hono';
import type { House } from './house.ts';
import { answerFailure } from './http/answers.ts';
import { mountData } from './http/data.ts';
import { makeDoor, refuseOtherCalls } from './http/door.ts';
import { mountPages } from './http/pages.ts';
import { mountPlaces } from './http/places.ts';
import { requestLog } from './http/request-log.ts';
import { mountSession } from './http/session.ts';
import { mountTimezones } from './http/timezones.ts';
import { mountTracks } from './http/tracks.ts';
import type { Bindings } from './http/visitor.ts';

/** What answers requests: all calls below `/api`, and the web app from the folder it was built into. */
export type App = Hono<Bindings>;

/** Builds the server's whole answer to the world. */
export function buildApp(house: House, webFolder: string): App {
  const app: App = new Hono<Bindings>();
  const door = makeDoor(app, house);
  app.use(requestLog(house));
  app.onError((error, context) => {
    house.log.error({ err: error }, 'a request failed');
    return answerFailure(context.req.method, door.headers);
  });
  mountData(door);
  mountSession(door);
  mountTracks(door);
  mountTimezones(door);
  mountPlaces(door);
  refuseOtherCalls(door);
  mountPages(app, house, webFolder);
  return app;
}
