import { onTestFinished, vi } from 'vitest';
import type { LoadResponse } from '#contract/data';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { SITE } from '#domain/fields/site';
import { CallError, type CallErrorType } from '#web/api/call-error.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import { applyResponse, type HeldMarker, type Logbook } from '#web/store/logbook.ts';
import type { DeviceQueue } from '#web/store/pending/device-queue.ts';
import { attemptOf, needOf, type PendingChange } from '#web/store/pending/pending-change.ts';
import { type FlightsOfFile, QueueSender } from '#web/store/pending/queue-sender.ts';
import { fakeLocks, fakeStorage } from './fake-storage.ts';
import { ModelServer } from './model-server.ts';

/** A failure of the next call: before the server has got it, or after it has saved. */
export type Fault = { readonly lost: 'request' | 'response'; readonly type?: CallErrorType; readonly status?: number };

/**
 * Returns the device of pilot 7 as one test sees it: a model server, storage of its own, and a tab whose queue sends pending changes.
 * `open` opens further tabs. A test reads what was `sent`, and sets what the next calls fail with.
 */
export function deviceWithQueue() {
  fakeStorage();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.spyOn(console, 'warn').mockReturnValue();
  const server = new ModelServer();
  const sent: ItemSave[] = [];
  const faults: (Fault | null)[] = [];
  /** The logbook that is held, the clock in Unix milliseconds, how often what is newer was loaded, and whether that is answered. */
  const held: { base: Logbook | null; now: number; loads: number; isAnswering: boolean } = {
    base: null,
    now: 1_000,
    loads: 0,
    isAnswering: true,
  };
  const apply = (response: LoadResponse, marker: HeldMarker | null): void => {
    held.base = applyResponse(held.base, response, marker);
  };
  apply(server.load(null), null);
  /** The flights that have a track, as the server knows, and how often it was asked. */
  const tracks: { flights: FlightsOfFile; asked: number; faults: (Fault | null)[] } = {
    flights: [],
    asked: 0,
    faults: [],
  };
  const senders = new Map<DeviceQueue, QueueSender>();
  const open = (): DeviceQueue => {
    const sender = new QueueSender(7, {
      base: () => held.base,
      send: async (request) => {
        await Promise.resolve();
        sent.push(request);
        const fault = faults.shift() ?? null;
        if (fault?.lost === 'request') throw errorOf(fault);
        const marker = held.base && { lastModified: held.base.lastModified, epoch: held.base.epoch };
        const response = server.save(request, marker);
        if (fault) throw errorOf(fault);
        return { savedId: response.savedId, apply: () => apply(response, marker) };
      },
      flightsWith: async () => {
        tracks.asked += 1;
        const fault = tracks.faults.shift() ?? null;
        if (fault) throw errorOf(fault);
        return [...tracks.flights];
      },
      onChange: () => undefined,
      loadNewer: async () => {
        held.loads += 1;
        return held.isAnswering;
      },
      now: () => held.now,
      serverNow: () => held.now,
    });
    senders.set(sender.queue, sender);
    onTestFinished(() => sender.queue.close());
    return sender.queue;
  };
  const tab = open();
  const senderOf = (queue: DeviceQueue): QueueSender => {
    const sender = senders.get(queue);
    if (!sender) throw new Error('No such tab is open');
    return sender;
  };
  const flush = (queue = tab) => senderOf(queue).flush();
  const failureOf = (change: PendingChange) => senderOf(tab).takeFailure(change);
  const add = (request: ItemSave, knownFlights?: readonly number[]) => tab.add(request, baseOf(held), knownFlights);
  const shown = (kind: 'flights' | 'sites' | 'gliders') => [...(held.base ? tab.over(held.base)[kind].values() : [])];
  return { server, sent, faults, held, tracks, tab, open, add, flush, failureOf, shown };
}

/** With a status, but no type, it is not Wingbook that has answered. */
function errorOf({ type, status }: Fault): CallError {
  if (type !== undefined || status === undefined) return new CallError(type ?? 'ajaxNetworkError', { status });
  return new CallError('DBReadError', { status }, true);
}

/** The fields of new items. */
export const BLANK = {
  flight: { ...blankOf(FLIGHT), date: '2026-05-03' },
  site: blankOf(SITE),
  glider: blankOf(GLIDER),
  gear: blankOf(GEAR),
};

type Kind = keyof typeof BLANK;

/** Returns the save of an item, a new one without an id. `before` are the fields that its form was opened with. */
export function save(dataType: Kind, data: object, before?: object): ItemSave {
  return {
    dataType,
    data: { id: 0, ...BLANK[dataType], ...data },
    ...(before && { before: { ...BLANK[dataType], ...before } }),
  } as ItemSave;
}

/** Returns the deletion of an item. `before` are the fields that the pilot has seen. */
export function removal(dataType: Kind, id: number, before?: object): ItemSave {
  return {
    dataType,
    data: { id, see: false },
    ...(before && { before: { ...BLANK[dataType], ...before } }),
  } as ItemSave;
}

/** Returns the logbook that a device holds, as the server has it. */
export function baseOf({ base }: { readonly base: Logbook | null }): Logbook {
  if (!base) throw new Error('No logbook is held');
  return base;
}

/** Returns the pending changes: of each its place, what it does, whether it may have reached the server, and why it needs the pilot. */
export function queued({ contents }: DeviceQueue) {
  return contents.changes.map((change) => [
    change.n,
    `${change.kind} ${change.dataType}`,
    attemptOf(change) === null ? 0 : 1,
    needOf(change)?.reason ?? null,
  ]);
}

/** Returns a pending change. */
export function changeAt({ contents }: DeviceQueue, index: number): PendingChange {
  const change = contents.changes[index];
  if (!change) throw new Error('There is no such change');
  return change;
}
