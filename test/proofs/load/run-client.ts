import { setTimeout } from 'node:timers/promises';
import { between, seededRandom } from '#test/builders/random';
import { loaded, logInPilot } from '#test/servers/visitor';
import { emailOfCopy } from '../million/many-pilots.ts';
import { ACTIONS, type ActionName, type MixedPilot, nextAction } from './mixed-pilot.ts';

/** Which pilots use which server, for how long. */
export interface ClientRequest {
  readonly url: string;
  readonly password: string;
  readonly pilots: number;
  readonly warmUpS: number;
  readonly seconds: number;
  readonly seed: number;
}

/** How long an action took, in milliseconds. */
export interface ActionTime {
  readonly name: ActionName;
  readonly ms: number;
}

/** What the pilots met, after the warm-up. */
export interface ClientReport {
  readonly times: readonly ActionTime[];
  readonly errors: readonly string[];
  /** CPU time of the client, in milliseconds. */
  readonly cpuMs: number;
}

/** How long a pilot looks at a page before the next action, in milliseconds. */
const LOOKS_MS = { least: 400, most: 1_600 } as const;
const LOGINS_AT_ONCE = 4;

/** Logs all pilots in, and lets them use the server at the same time. */
export async function runClient(request: ClientRequest, onWarm: () => void): Promise<ClientReport> {
  const pilots = await allLoggedIn(request);
  const [times, errors]: [ActionTime[], string[]] = [[], []];
  const warmFrom = performance.now() + request.warmUpS * 1_000;
  const until = warmFrom + request.seconds * 1_000;
  const use = async (pilot: MixedPilot): Promise<void> => {
    for (;;) {
      await setTimeout(between(pilot.random, LOOKS_MS.least, LOOKS_MS.most));
      const start = performance.now();
      if (start > until) return;
      const name = nextAction(pilot.random);
      await ACTIONS[name](pilot).catch((error: unknown) => errors.push(`${name}: ${String(error)}`));
      if (start >= warmFrom) times.push({ name, ms: performance.now() - start });
    }
  };
  const usage = setTimeout(request.warmUpS * 1_000).then(() => {
    onWarm();
    return process.cpuUsage();
  });
  await Promise.all(pilots.map(use));
  const { user, system } = process.cpuUsage(await usage);
  return { times, errors, cpuMs: (user + system) / 1_000 };
}

async function allLoggedIn({ url, password, pilots, seed }: ClientRequest): Promise<readonly MixedPilot[]> {
  const numbers = Array.from({ length: pilots }, (_, index) => index + 1);
  const loggedIn: MixedPilot[] = [];
  const logInNext = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const email = emailOfCopy(number);
      const visitor = await logInPilot(url, { email, password });
      const { lastModified, flights } = await loaded(visitor);
      const random = seededRandom(seed * 1_000 + number);
      loggedIn.push({ visitor, url, email, password, random, lastModified, flightsNum: flights.length });
    }
  };
  await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, logInNext));
  return loggedIn;
}
