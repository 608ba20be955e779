import { setTimeout } from 'node:timers/promises';
import type { LoadResponse, SaveResponse } from '#contract/data';
import type { ResponseOf } from '#contract/endpoint';
import type { knownTrack } from '#contract/tracks';
import type { Random } from '#test/builders/random';
import { type Fields, newVisitor, type Visitor } from '#test/servers/visitor';
import { setDeviceOwner } from '#web/device-storage/my-device.ts';
import { hasPending } from '#web/device-storage/pilots-with-pending.ts';
import type { Copy } from '#web/store/copy/copy-rows.ts';
import type { CopyOfLogbook } from '#web/store/copy/device-copy.ts';
import { LogbookStore } from '#web/store/logbook-store.ts';
import { FIRST_TEMPORARY_ID } from '#web/store/pending/pending-change.ts';
import { queueOnDevice } from '#web/store/pending/queue-on-device.ts';
import { type Browser, openBrowser, openTab, runIn, type Tab } from './browser.ts';
import { count, type Line, newLine, overLine } from './line.ts';
import type { WorkingPage } from './pilot-at-work.ts';

/** A pilot's own device: its browser, its line, and its session. */
export interface Device {
  readonly browser: Browser;
  readonly line: Line;
  readonly visitor: Visitor;
  readonly pilotId: number;
  readonly random: Random;
  /** The copy of the logbook, as the last tab has stored it. */
  copy: Copy | null;
  /** The pages that were ever opened. */
  readonly pages: Page[];
  /** Called with each save that the server has answered, heard or not. */
  readonly onAnswer: (save: Fields, status: number) => void;
  /** Requests that name what only the device knows. */
  temporaryIdsSent: number;
}

/** A page in a tab of a device. */
export interface Page extends WorkingPage {
  readonly tab: Tab;
  readonly store: LogbookStore;
}

/** How often a tab is killed before a transaction, while its line has faults. */
const KILL_RATE = 0.003;

/** Logs a pilot in on a new device. */
export async function openDevice(
  {
    name,
    url,
    random,
    onAnswer,
  }: Pick<Device, 'random' | 'onAnswer'> & { readonly name: string; readonly url: string },
  account: { readonly email: string; readonly password: string },
): Promise<Device> {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  const login = await visitor.post<LoadResponse>('/api/login', account);
  const pilotId = login.body.pilot?.id ?? 0;
  visitor.pilotId = pilotId;
  const browser = await openBrowser(name);
  const device: Device = {
    browser,
    line: newLine(),
    visitor,
    pilotId,
    random,
    onAnswer,
    pages: [],
    copy: null,
    temporaryIdsSent: 0,
  };
  const { tab, store } = newPage(device);
  runIn(tab, () => {
    setDeviceOwner(pilotId);
    store.startSession(login.body, true);
  });
  tab.die();
  return device;
}

/** Opens the app in a new tab of a device, which starts with the copy. */
export async function openPage(device: Device): Promise<Page> {
  const page = newPage(device);
  await Promise.race([runIn(page.tab, () => page.store.load()), page.tab.died]);
  return page;
}

function newPage(device: Device): Page {
  const { line, visitor, random } = device;
  const tab = openTab(device.browser, (opened) => {
    if (opened.isDead || line.faultRate === 0 || random() >= KILL_RATE) return;
    count(line, 'killed between writes');
    opened.die();
  });
  const post = <Body>(path: string, body: Fields): Promise<Body> => {
    if (namesTemporary(body)) device.temporaryIdsSent += 1;
    return overLine({ line, tab, random, ...(typeof body.opKey === 'string' && { opKey: body.opKey }) }, async () => {
      const response = await visitor.post<Body>(path, body);
      device.onAnswer(body, response.status);
      return response;
    });
  };
  const store = new LogbookStore(
    {
      load: (marker) => overLine({ line, tab, random }, () => visitor.get<LoadResponse>('/api/data', { ...marker })),
      save: (request, marker) => post<SaveResponse>('/api/data', { ...request, ...marker }),
      flightsWith: async (file) => {
        const ask = () => visitor.get<ResponseOf<typeof knownTrack>>('/api/tracks/known', { sha256: file });
        return (await overLine({ line, tab, random }, ask)).flights;
      },
      logOut: () => post('/api/logout', {}),
    },
    { onState: () => undefined, onModified: () => undefined, onLoaded: () => undefined, isVisible: () => false },
    { copy: copyOf(device, tab), queueOf: queueOnDevice },
  );
  const page = { tab, store, wait: setTimeout };
  device.pages.push(page);
  return page;
}

/** Closes all pages of a device, and their timers with them. */
export function closePages({ pages }: Device): void {
  for (const { tab, store } of pages) {
    tab.die();
    runIn(tab, () => store.clear());
  }
}

function copyOf(device: Device, tab: Tab): CopyOfLogbook {
  return {
    start: () => {
      const { copy, pilotId } = device;
      if (!copy) return null;
      const { epoch, lastModified } = copy.logbook;
      const marker = { epoch, lastModified, pilotId };
      return { marker, hasPending: hasPending(pilotId), copy: Promise.resolve(copy) };
    },
    begin: () => undefined,
    keep: (logbook, asOf) => {
      if (!tab.isDead) device.copy = { logbook, asOf, canBeUpdated: true };
    },
    doubt: () => undefined,
    drop: () => undefined,
    isKept: () => device.copy !== null,
    isHidden: () => false,
  };
}

/** Whether a request names an item by an id that only the device knows. */
function namesTemporary(body: unknown): boolean {
  if (typeof body === 'number') return body >= FIRST_TEMPORARY_ID;
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(([name, value]) => name !== 'lastModified' && namesTemporary(value));
}
