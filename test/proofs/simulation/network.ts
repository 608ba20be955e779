import { between, wholeBetween } from '#test/builders/random';
import { FIRST_TEMPORARY_ID } from '#web/store/pending/pending-change.ts';
import type { SimulatedTab } from './browser.ts';
import type { NetworkFault } from './faults.ts';
import { keepCookies, type ServerResponse, type SimulatedServer } from './server.ts';
import type { World } from './world.ts';

/** What lies between the browsers and the server. */
export interface Network {
  readonly world: World;
  readonly server: SimulatedServer;
  /** Whether the server is not running. */
  isDown: boolean;
  /** Requests that name what only a device knows. */
  temporaryIdsSent: number;
  /** How often each fault has happened. */
  readonly counts: Map<string, number>;
  /** When each browser has loaded since it has last saved something, by its name. */
  readonly lastLoads: Map<string, number[]>;
}

/** A browser that loads so often in so short a time, and saves nothing, would go on for ever. */
const [MANY_LOADS, SHORT_MS] = [40, 3_000];

/** How long a request or a response is on its way, in milliseconds. */
const [FASTEST_MS, SLOWEST_MS] = [5, 400];
/** A request that arrives after the page has given it up. */
const LATEST_MS = 90_000;
const LONGEST_URL = 80;

/** Returns the class of requests of a tab: `XMLHttpRequest`, as far as the app uses it. */
export function requestsOf(tab: SimulatedTab, network: Network): new () => Pick<XMLHttpRequest, 'readyState'> {
  return class SimulatedRequest {
    static readonly UNSENT = 0;
    static readonly DONE = 4;
    readonly upload: { onprogress: Handler; onload: Handler } = { onprogress: null, onload: null };
    onprogress: Handler = null;
    onloadend: Handler = null;
    responseType = '';
    readyState = 0;
    status = 0;
    response: ArrayBuffer | Blob | null = null;
    #request = { method: 'GET', url: '' };

    open(method: string, url: string): void {
      this.#request = { method, url };
      this.readyState = 1;
    }

    setRequestHeader(): void {
      // All bodies are JSON.
    }

    /** The only one that the app reads is the time by the server's clock. */
    getResponseHeader(): string | null {
      return this.status === 0 ? null : new Date(network.world.now).toUTCString();
    }

    send(body: string | null = null): void {
      void exchanged(tab, network, { ...this.#request, body, onSent: () => this.upload.onload?.() }).then((answer) =>
        this.#settle(answer),
      );
    }

    abort(): void {
      if (this.readyState === SimulatedRequest.UNSENT) return;
      this.#settle(NO_ANSWER);
    }

    #settle({ status, bytes }: Answer): void {
      if (this.readyState === SimulatedRequest.DONE || tab.isDead) return;
      this.readyState = SimulatedRequest.DONE;
      this.status = status;
      this.response = this.responseType === 'blob' ? new Blob([bytes]) : bytes;
      this.onloadend?.();
    }
  };
}

type Handler = (() => void) | null;
type Answer = ServerResponse;

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  readonly onSent: () => void;
}

const NO_ANSWER = answerOf(0, '');

/** Resolves with what the page hears; never where it hears nothing: then its own time-out ends the call. */
async function exchanged(tab: SimulatedTab, network: Network, sent: Sent): Promise<Answer> {
  if (tab.isDead) return never();
  rejectEndless(tab, network, sent);
  const trouble = troubleOf(tab, network, sent);
  if (namesTemporary(JSON.parse(sent.body ?? 'null'))) network.temporaryIdsSent += 1;
  await onItsWay(network.world);
  if (trouble === 'no connection') return NO_ANSWER;
  const unsent = await failedBefore(trouble, tab, () => arrived(tab, network, sent));
  if (unsent) return unsent;
  sent.onSent();
  const answer = await arrived(tab, network, sent);
  return failedAfter(trouble, tab, { ...answer, url: sent.url });
}

function rejectEndless({ browser }: SimulatedTab, { world, lastLoads }: Network, { method }: Sent): void {
  const times = method === 'GET' ? [...(lastLoads.get(browser.name) ?? []), world.now].slice(-MANY_LOADS) : [];
  lastLoads.set(browser.name, times);
  const [first = 0] = times;
  if (times.length === MANY_LOADS && world.now - first < SHORT_MS) world.fail(`${browser.name} loads without end`);
}

/** Returns what happens to a call, which is counted and logged. */
function troubleOf(
  { name, browser }: SimulatedTab,
  { world, isDown, counts }: Network,
  sent: Sent,
): NetworkFault | 'no connection' | null {
  const what = `${name} ${sent.method} ${nameOf(sent)}`;
  const trouble = browser.isOffline || isDown ? 'no connection' : browser.faults.ofCall(what);
  world.log(`${what}${trouble ? `: ${trouble}` : ''}`);
  if (trouble) counts.set(trouble, (counts.get(trouble) ?? 0) + 1);
  return trouble;
}

/** Most are fast. */
function onItsWay(world: World): Promise<void> {
  const slowest = world.random() < 0.9 ? SLOWEST_MS / 10 : SLOWEST_MS;
  return world.wait(between(world.random, FASTEST_MS, slowest));
}

async function failedBefore(
  fault: NetworkFault | null,
  tab: SimulatedTab,
  arrive: () => Promise<unknown>,
): Promise<Answer | null> {
  const { world } = tab.browser;
  switch (fault) {
    case 'request lost':
      return NO_ANSWER;
    case 'request lost in silence':
      return never();
    case 'request late':
      world.after(wholeBetween(world.random, 1, LATEST_MS), () => void arrive());
      return NO_ANSWER;
    case 'killed before':
      tab.kill();
      return never();
    case 'proxy fails before':
      return page(502);
    case 'captive portal':
      return page(200);
    case 'server busy':
      return error(503, { type: 'DBWriteError' });
    case 'too many calls':
      return error(429, { type: 'badRequest', rejection: { code: 'tooManyInSeconds', seconds: 5 } });
    default:
      return null;
  }
}

async function failedAfter(
  fault: NetworkFault | null,
  tab: SimulatedTab,
  { url, ...answer }: Answer & Pick<Sent, 'url'>,
): Promise<Answer> {
  const { world } = tab.browser;
  if (fault === 'killed after') tab.kill();
  if (fault === 'response lost in silence' || tab.isDead) return never();
  await onItsWay(world);
  if (fault === 'response late') await world.wait(wholeBetween(world.random, 1, LATEST_MS));
  if (fault === 'proxy fails after') return page(504);
  if (fault === 'response lost') return NO_ANSWER;
  keepCookies(tab.browser.cookies, answer);
  noteSession(tab, answer, url);
  return answer;
}

/** Notes whether a browser knows that somebody is logged in. */
function noteSession({ browser }: SimulatedTab, { status }: Answer, url: string): void {
  if (status === 401 || (url.startsWith('/api/logout') && status === 200)) browser.isSignedIn = false;
  else if (url.startsWith('/api/login') && status === 200) browser.isSignedIn = true;
}

/** Resolves with the server's answer. Everything else stands still while the server works. */
function arrived({ name, browser }: SimulatedTab, { world, server }: Network, sent: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    world.after(0, async () => {
      try {
        const response = await server.ask({ ...sent, cookies: browser.cookies });
        world.log(`server ${response.status} to ${name} ${sent.method} ${nameOf(sent)}`);
        resolve(response);
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Returns what a call is about, without what is another one in each run. */
function nameOf({ url, body }: Sent): string {
  const [path = '', query = ''] = url.split('?');
  const { lastModified } = Object.fromEntries(new URLSearchParams(query));
  const from = lastModified === undefined ? '' : ` from ${lastModified}`;
  return `${path}${from}${body === null ? '' : ` ${aboutOf(JSON.parse(body))}`}`.slice(0, LONGEST_URL);
}

function aboutOf({ dataType = '', data, lastModified, opKey = '' }: Readonly<Record<string, unknown>>): string {
  const { id = '', see, remarks = '' }: Readonly<Record<string, unknown>> = { ...asObject(data) };
  return `${dataType} ${id} ${see === false ? 'deleted' : `'${remarks}'`} ${String(opKey).slice(0, 4)} from ${lastModified}`;
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** Whether a request names an item by an id that only the device knows. */
function namesTemporary(body: unknown): boolean {
  if (typeof body === 'number') return body >= FIRST_TEMPORARY_ID;
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([name, value]) => name !== 'lastModified' && namesTemporary(value));
}

/** Returns the answer of somebody else than Wingbook. */
function page(status: number): Answer {
  return answerOf(status, '<html>Not Wingbook.</html>');
}

function error(status: number, body: object): Answer {
  return answerOf(status, JSON.stringify({ error: body }));
}

function answerOf(status: number, text: string): Answer {
  return { status, bytes: new TextEncoder().encode(text).buffer, cookies: new Map() };
}

function never<Result>(): Promise<Result> {
  return new Promise(() => undefined);
}
