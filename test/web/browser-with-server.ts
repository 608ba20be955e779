import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { signup } from '#contract/account/sign-in';
import { logOut, signInBy } from '#web/store/store.ts';
import { builtProgram } from '../servers/built-server.ts';
import type { LinkParts } from '../servers/emails.ts';
import { type StandInPlaces, startPlaces } from '../stand-ins/places.ts';

let accounts = 0;

/** The server of the file that runs. */
let running: ChildProcess | undefined;

/**
 * Starts a server for the tests of this file, with stand-ins for the third parties, and puts its page into the DOM: the store calls
 * it as in a browser. Returns a getter for the stand-ins.
 */
export function browserWithServer(): () => StandInPlaces {
  let places: StandInPlaces | undefined;
  let stop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const standIns = await startPlaces();
    places = standIns;
    const server = fork(builtProgram('server-process'), { env: { ...process.env, ...standIns.settings } });
    running = server;
    stop = async () => {
      server.disconnect();
      await once(server, 'exit');
      await standIns.close();
    };
    const [url] = await once(server, 'message');
    showPage(`${url}/flights`);
  });
  afterAll(() => stop());
  return () => {
    if (!places) throw new Error('The stand-ins are not running yet.');
    return places;
  };
}

/** Signs up a new pilot, after logging out the one before. */
export async function signUpInBrowser(): Promise<void> {
  if (accounts > 0) await logOut();
  accounts += 1;
  await signInBy(signup, { body: { email: `hooks${accounts}@example.org`, password: 'a long password' } });
}

/** Returns the parts of the link in the newest email to an address that no call of this function has taken before. */
export async function linkEmailedTo(email: string): Promise<LinkParts> {
  if (!running) throw new Error('No server runs.');
  const response = once(running, 'message');
  running.send(email);
  const [link] = await response;
  return link;
}

/** Moves the page of the DOM without loading it. */
function showPage(url: string): void {
  const { happyDOM }: { readonly happyDOM?: { readonly setURL: (url: string) => void } } = Object.assign(window);
  happyDOM?.setURL(url);
}
