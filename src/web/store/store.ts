import { useEffect, useSyncExternalStore } from 'react';
import { logout } from '#contract/account/sign-in';
import { type DataType, type LoadResponse, load, save } from '#contract/data';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint';
import type { knownTrack } from '#contract/tracks';
import type { CallInput } from '../api/call.ts';
import { call, callForBlob, callForBytes, callingPilotId } from '../api/call.ts';
import type { CallError } from '../api/call-error.ts';
import { setAccountDeleted } from '../device-storage/deleted-account.ts';
import type { ReplacedDraft } from '../device-storage/draft-rows.ts';
import { inTime } from '../device-storage/in-time.ts';
import { lastSentOf, pilotsWithPending, setHasPending } from '../device-storage/pilots-with-pending.ts';
import { sessionState } from '../session-state.ts';
import { copyOnDevice } from './copy/device-copy.ts';
import type { ItemSave } from './item-save.ts';
import type { HeldMarker, Logbook } from './logbook.ts';
import { LogbookStore } from './logbook-store.ts';
import {
  changesOf,
  knownId,
  needOf,
  type PendingChange,
  pendingFlightsIn,
  pendingTrackIn,
  type Queue,
} from './pending/pending-change.ts';
import { queueOnDevice } from './pending/queue-on-device.ts';
import { hintSession, mayBeSignedIn, onHintChanged, type SessionHint } from './signed-in-hint.ts';
import { errorIn, isConfirmed, isSignedOut, logbookIn, type StoreState } from './store-state.ts';

/** Name of the event on `window` that announces a change to the held data. */
export const STORE_MODIFIED = 'storeModified';

/** The states of a page of the logbook. */
export type LogbookState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly logbook: Logbook };

/** An endpoint with the response of a login. */
type SignInEndpoint = AnyEndpoint & { readonly response: typeof load.response };

function hintOf({ pilot: { expiresAt, isActivated } }: Logbook): SessionHint {
  if (expiresAt !== undefined) return 'demo';
  return isActivated ? '1' : 'unverified';
}

const listeners = new Set<() => void>();

let wasSignedOut = false;

const store = new LogbookStore(
  {
    load: (marker, pilotId) => {
      callingPilotId.set(pilotId); // At a start with a copy, before anything is held.
      return call(load, { query: { ...marker } });
    },
    save: (request, marker) => call(save, { body: { ...request, ...marker } }),
    flightsWith,
    logOut: () => call(logout),
  },
  {
    onState: (state) => {
      noteDeletedAccount(state);
      callingPilotId.set(logbookIn(state)?.pilot.id ?? null);
      const isOut = isSignedOut(state);
      if (isOut && !wasSignedOut)
        hintSession(null); // Not again: another tab may have logged in since.
      else if (isConfirmed(state)) hintSession(hintOf(state.logbook));
      wasSignedOut = isOut;
      for (const listener of listeners) listener();
    },
    onModified: () => window.dispatchEvent(new Event(STORE_MODIFIED)),
    onLoaded,
    isVisible: () => document.visibilityState === 'visible',
  },
  { copy: copyOnDevice(), queueOf: queueOnDevice },
);

/** The server says so only to a session of that account. */
function noteDeletedAccount(state: StoreState): void {
  const pilotId = logbookIn(state)?.pilot.id ?? callingPilotId.get();
  if (pilotId !== null && errorIn(state)?.code === 'accountDeleted') setAccountDeleted(pilotId);
}

/** Over a silent line the code does not load, and reading the pending changes would wait for it. */
const CODE_TIMEOUT_MS = 5_000;

async function flightsWith(file: string): Promise<ResponseOf<typeof knownTrack>['flights']> {
  const { knownTrack: endpoint } = await inTime(import('#contract/tracks'), CODE_TIMEOUT_MS);
  return (await call(endpoint, { query: { sha256: file } })).flights;
}

/**
 * How often the server has finished computing what this page waited for: with it changes what is no part of the logbook, as the
 * findings of a track.
 */
export const finishedJobs = sessionState(() => 0);

const isPending = sessionState(() => false);

function onLoaded(pending: boolean): void {
  const isFinished = isPending.get() && !pending;
  isPending.set(pending);
  if (isFinished) finishedJobs.set(finishedJobs.get() + 1);
}

/** Returns {@link finishedJobs}. */
export function useFinishedJobs(): number {
  return useSyncExternalStore(finishedJobs.subscribe, finishedJobs.get);
}

/** Returns the state of the store, without loading anything. */
export function useStoreState(): StoreState {
  return useSyncExternalStore(subscribe, () => store.state);
}

/** Returns the id of the pilot whose logbook is held; null when none is. */
export function heldPilotId(): number | null {
  return logbookIn(store.state)?.pilot.id ?? null;
}

/** Returns the logbook; loads it on first use. */
export function useLogbook(): LogbookState {
  const state = useStoreState();
  useEffect(loadIfEmpty, []);
  return state.state === 'empty' ? { state: 'loading' } : state;
}

/** Returns the logbook on a public page: loads it only if somebody may be logged in. */
export function useLogbookIfSignedIn(): Logbook | null {
  const state = useStoreState();
  useEffect(() => {
    if (mayBeSignedIn()) loadIfEmpty();
  }, []);
  return isSignedOut(state) ? null : logbookIn(state);
}

/** Loads the items newer than the loaded ones. Never rejects: the state has the outcome. */
export function reload(): Promise<void> {
  return store.load();
}

/** Returns the held logbook outside of components; null when none is held. */
export function heldLogbook(): Logbook | null {
  return logbookIn(store.state);
}

/** Returns the epoch of the logbook that is held; null when none is. */
export function heldEpoch(): string | null {
  return logbookIn(store.state)?.epoch ?? null;
}

/** How the change of a form is stored on the pilot's own device. */
export interface Storing {
  /** The form's draft, which goes in the transaction that stores the change. */
  readonly draft?: ReplacedDraft | undefined;
  /** Called once it is stored, with its key; with null when it is sent without. */
  readonly onStored?: (opKey: string | null) => void;
  /** The keys of changes that are not to be saved once more: their item is gone, and saved as a new one. */
  readonly replaces?: ReadonlySet<string>;
}

/**
 * Saves one item. Returns its id. `knownFlights` are the other flights with the file of its track that the form has shown. Rejects with
 * a `CallError`.
 */
export async function saveItem(
  request: ItemSave,
  storing: Storing = {},
  knownFlights?: readonly number[],
): Promise<number> {
  const savedId = await store.saveItem(request, storing.onStored, knownFlights, storing.draft);
  if (storing.replaces) await dropReplaced(storing.replaces);
  return savedId;
}

async function dropReplaced(opKeys: ReadonlySet<string>): Promise<void> {
  const replaced = store.queue.changes.filter((change) => needOf(change) !== null && opKeys.has(change.opKey));
  try {
    for (const change of replaced) await store.decide(change, null);
  } catch (error) {
    console.warn('A change that is no longer needed could not be removed from this device.', error);
  }
}

/** An item to delete; `before` is how the pilot has seen it. */
type ItemDeletion = DeletionOf<Exclude<ItemSave, { readonly dataType: 'pilot' }>>;
type DeletionOf<Save> = Save extends unknown ? Omit<Save, 'data'> & { readonly id: number } : never;

/** The pending changes of this device. */
export interface PendingState extends Queue {
  /** Whether they are being sent at this moment. */
  readonly isSending: boolean;
  /** Whether there are some that cannot be read at the moment. */
  readonly isUnread: boolean;
  /** Whether the server answers, and could not save the last time. */
  readonly cannotSave: boolean;
}

/** Returns the pending changes of this device. */
export function usePending(): PendingState {
  const queue = useSyncExternalStore(subscribe, () => store.queue);
  const isSending = useSyncExternalStore(subscribe, () => store.isSending);
  const isUnread = useSyncExternalStore(subscribe, () => store.isUnread);
  const cannotSave = useSyncExternalStore(subscribe, () => store.cannotSave);
  return { ...queue, isSending, isUnread, cannotSave };
}

/** Returns the logbook as the server has it, without the pending changes of this device; null when none is held. */
export function savedLogbook(): Logbook | null {
  return store.base;
}

/** Returns the server's id of an item that had a temporary one; the same for any other. */
export function knownIdOf(id: number): number {
  return knownId(store.queue, id);
}

/** See {@link knownIdOf}. */
export function useKnownId(id: number): number {
  return knownId(usePending(), id);
}

/** Whether the pending changes of this device, if it can have any, have been read. */
export function isQueueRead(): boolean {
  return store.pending.isRead;
}

/** Resolves once {@link isQueueRead}, or once reading has failed. Never rejects. */
export function untilQueueIsRead(): Promise<void> {
  return store.pending.read();
}

/** Whether the save of a new item is pending on this device under this key. */
export function isPendingKey(clientKey: string): boolean {
  return store.queue.changes.some((change) => change.clientKey === clientKey);
}

/** Returns the other ids that an item has or had on this device: the server's, and temporary ones. */
export function otherIdsOf(id: number): readonly number[] {
  const known = knownIdOf(id);
  const temporary = [...store.queue.ids].flatMap(([before, now]) => (now === known ? [before] : []));
  return [known, ...temporary].filter((other) => other !== id);
}

/** Returns the pending track of a flight; null when there is none. */
export function pendingTrackOf(flightId: number): ReturnType<typeof pendingTrackIn> {
  return pendingTrackIn(store.queue, flightId);
}

/** Returns how many pending changes are on this device: of a pilot whose account is deleted, and of all others. Never rejects. */
export async function countPending(deleted: number | null): Promise<{ ofOthers: number; ofDeleted: number }> {
  const counted = { ofOthers: 0, ofDeleted: 0 };
  const pilotIds = pilotsWithPending();
  if (pilotIds.length === 0) return counted;
  try {
    const { readQueue } = await import('./pending/queue-storage.ts');
    for (const pilotId of pilotIds)
      counted[pilotId === deleted ? 'ofDeleted' : 'ofOthers'] += (await readQueue(pilotId)).changes.length;
  } catch (error) {
    console.warn('The pending changes could not be counted.', error);
  }
  return counted;
}

/** Returns when a change was last sent from this device, in Unix milliseconds; null when unknown. */
export function lastSentAt(): number | null {
  const pilotId = heldPilotId();
  return pilotId === null ? null : lastSentOf(pilotId);
}

/** Returns the pending change of an item that the server has rejected; null when there is none. */
export function rejectedChangeOf(dataType: DataType, id: number): PendingChange | null {
  return changesOf(store.queue, { dataType, id }).find((change) => needOf(change)?.reason === 'rejected') ?? null;
}

/** Returns the ids of the flights whose pending track has this hash. */
export function pendingFlightsWith(file: string): readonly number[] {
  return pendingFlightsIn(store.queue, file);
}

/** Whether the logbook is shown from the copy on this device because the server does not answer. */
export function isWithoutConnection(): boolean {
  return store.state.state === 'ready' && store.state.asOf !== null;
}

/** Returns the bytes of a pending track; null when there is none. Rejects when they cannot be read. */
export async function pendingTrackBytes(file: string): Promise<ArrayBuffer | null> {
  const pilotId = heldPilotId();
  if (pilotId === null || !store.queue.changes.some((change) => change.file === file)) return null;
  const { pendingBytes } = await import('./pending/queue-storage.ts');
  return (await pendingBytes(pilotId, file))?.buffer ?? null;
}

/** Sends the pending changes that can be sent. Never rejects. Returns how many are still pending. */
export async function sendPending(): Promise<number> {
  await store.sendPending();
  return store.queue.changes.length;
}

/** Replaces a pending change by the pilot's decision, or with null drops it. Returns false when another tab was faster. Rejects when that cannot be stored. */
export function decidePending(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
  return store.decide(change, decided);
}

/** Drops a pilot's pending changes on this device, also after a logout. Rejects when that cannot be stored. */
export async function discardAllOf(pilotId: number): Promise<void> {
  const { clearQueue } = await import('./pending/queue-storage.ts');
  const { unreadable } = await clearQueue(pilotId);
  setHasPending(pilotId, unreadable > 0);
}

/** Deletes one item: a save with `see` false. With `before`, only as long as nobody has changed it since. Rejects with a `CallError`. */
export async function deleteItem({ id, ...item }: ItemDeletion, storing?: Storing): Promise<void> {
  await saveItem({ ...item, data: { id, see: false } }, storing);
}

/**
 * Logs a pilot in, whose account the call may create, and fills the store. `isOwnDevice` is what the pilot says about this device;
 * without it what was said at the last login holds, if that was the same pilot. Returns the response. Rejects with a `CallError`.
 */
export async function signInBy<E extends SignInEndpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  isOwnDevice: boolean | null = null,
): Promise<LoadResponse> {
  const response: LoadResponse = await call<SignInEndpoint>(endpoint, input);
  store.startSession(response, isOwnDevice);
  return response;
}

/**
 * Makes a call for the pilot whose logbook is held. The store's state reports a session that has ended or is another
 * pilot's. A GET is repeated after the login. Rejects with a `CallError`.
 */
export function callAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  const attempt = (): Promise<ResponseOf<E>> => call(endpoint, input);
  return endpoint.method === 'GET' ? store.read(attempt) : store.asPilot(attempt);
}

/**
 * Makes a call that changes items of the logbook that is held, and applies the load that it returns. It is repeated after a
 * login, so it must carry a key. Rejects with a `CallError`.
 */
export function changeAsPilot<Response extends LoadResponse>(
  attempt: (marker: HeldMarker | null) => Promise<Response>,
): Promise<Response> {
  return store.change(attempt);
}

/** Makes a call that adds many items, once, and loads them. Rejects with a `CallError`. */
export function addAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  return store.callThenReload(() => call(endpoint, input));
}

/** Like {@link callAsPilot}, for a call that ends all sessions and starts a new one in this browser. */
export function renewAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<ResponseOf<E>> {
  return store.renewSession(() => call(endpoint, input));
}

/** Like {@link callAsPilot}, for a call whose response is a file. */
export function fileAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ArrayBuffer> {
  return store.read(() => callForBytes(endpoint, input));
}

/** Like {@link fileAsPilot}, for a file that is saved: it may be larger than the memory of the page. */
export function downloadAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Blob> {
  return store.read(() => callForBlob(endpoint, input));
}

/** Clears the store after a call that has ended this session. */
export function leave(): void {
  store.clear();
}

/** Ends the session and clears the store. */
export function logOut(): Promise<void> {
  return store.logOut();
}

/**
 * Loads newer items whenever the page becomes visible, the device has a network again, or another tab has logged in. When another tab has logged out
 * the login is shown at once, without a call: no logbook stays on the screen after a logout.
 */
export function refreshWhenVisible(): void {
  const refresh = (): void => {
    if (store.state.state === 'empty') return;
    if (mayBeSignedIn()) store.refresh();
    else store.expireSession();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh());
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh());
  window.addEventListener('online', refresh);
  onHintChanged(refresh);
}

function loadIfEmpty(): void {
  if (store.state.state === 'empty') void store.load();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
