import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { signup } from '#contract/account/sign-in';
import { signInBy } from '#web/store/store.ts';
import { builtProgram } from '../servers/built-server.ts';
import type { LinkParts } from '../servers/emails.ts';
import { type StandInPlaces, startPlaces } from '../stand-ins/places.ts';

let accounts = 0;

/** A server in a process of its own, which ends with this one. */
interface ServerProcess {
  readonly process: ChildProcess;
  readonly url: string;
}

/** The server of the files of this worker: they have nothing in common, as each signs up pilots of its own. */
let shared: Promise<ServerProcess> | undefined;

/** The server of the file that runs. */
let running: ChildProcess | undefined;

/** Puts the page of a server into the DOM of the tests of this file: the store calls the server as in a browser. */
export function browserWithServer(): void {
  beforeAll(async () => {
    shared ??= startPlaces().then(startServer);
    showPageOf(await shared);
  });
  afterEach(cleanup); // A page that stays would go on with the calls of the next file, which has the same DOM.
}

/** The same with a server for this file alone. Returns a getter for its stand-ins for the third parties. */
export function browserWithOwnServer(): () => StandInPlaces {
  let places: StandInPlaces | undefined;
  let stop = async (): Promise<void> => undefined;
  beforeAll(async () => {
    const standIns = await startPlaces();
    places = standIns;
    const server = await startServer(standIns);
    showPageOf(server);
    stop = async () => {
      server.process.disconnect();
      await once(server.process, 'exit');
      await standIns.close();
    };
  });
  afterEach(cleanup);
  afterAll(() => stop());
  return () => {
    if (!places) throw new Error('The stand-ins are not running yet.');
    return places;
  };
}

async function startServer({ settings }: StandInPlaces): Promise<ServerProcess> {
  const server = fork(builtProgram('server-process'), { env: { ...process.env, ...settings } });
  const [url] = await once(server, 'message');
  return { process: server, url };
}

/** Signs up a new pilot; whoever was logged in before is forgotten, whatever a file before has left. `isOwnDevice`: see {@link signInBy}. */
export async function signUpInBrowser(isOwnDevice: boolean | null = null): Promise<void> {
  accounts += 1;
  await signInBy(signup, { body: { email: `hooks${accounts}@example.org`, password: 'a long password' } }, isOwnDevice);
}

/** Returns the parts of the link in the newest email to an address that no call of this function has taken before. */
export async function linkEmailedTo(email: string): Promise<LinkParts> {
  if (!running) throw new Error('No server runs.');
  const response = once(running, 'message');
  running.send(email);
  const [link] = await response;
  return link;
}

/** Moves the page of the DOM to a server without loading it. */
function showPageOf(server: ServerProcess): void {
  running = server.process;
  const { happyDOM }: { readonly happyDOM?: { readonly setURL: (url: string) => void } } = Object.assign(window);
  happyDOM?.setURL(`${server.url}/flights`);
}
