import { useEffect, useSyncExternalStore } from 'react';
import { type DataType, type LoadAnswer, load, save } from '#contract/data';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint';
import { type ImportAnswer, importFlights as importing } from '#contract/flights-import';
import { demo, login, logout, signup } from '#contract/session';
import { call, callForBytes, setCaller } from '../api/call.ts';
import type { CallError } from '../api/call-error.ts';
import type { CallInput } from '../api/request.ts';
import type { Logbook } from './logbook.ts';
import { LogbookStore, type SaveRequest } from './logbook-store.ts';
import { hintSignedIn, mayBeSignedIn, onHintChanged } from './signed-in-hint.ts';
import { isSignedOut, logbookIn, type StoreState } from './store-state.ts';

/** Name of the event on `window` that announces a change to the held data (spec, section 4). */
export const STORE_MODIFIED = 'storeModified';

/** Name of the event on `window` that announces that the pilot has logged out on this page. */
export const LOGGED_OUT = 'loggedOut';

/** What a screen shows of the logbook. */
export type LogbookState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly logbook: Logbook };

/** A call that answers as a login does. */
type EnteringEndpoint = AnyEndpoint & { readonly answer?: LoadAnswer };

const listeners = new Set<() => void>();

const store = new LogbookStore(
  {
    load: (marker) => call(load, { query: { ...marker } }),
    save: (request, marker) => call(save, { body: { ...request, ...marker } }),
    logOut: () => call(logout),
  },
  {
    onState: (state) => {
      setCaller(logbookIn(state)?.pilot.id ?? null);
      if (isSignedOut(state)) hintSignedIn(false);
      else if (state.state === 'ready' && state.trouble === null) hintSignedIn(true);
      for (const listener of listeners) listener();
    },
    onModified: () => window.dispatchEvent(new Event(STORE_MODIFIED)),
  },
);

/** The state of the store as it is, without loading anything. */
export function useStoreState(): StoreState {
  return useSyncExternalStore(subscribe, () => store.state);
}

/** The pilot whose logbook is held; null when none is. */
export function heldPilotId(): number | null {
  return logbookIn(store.state)?.pilot.id ?? null;
}

/** The logbook; the first screen that asks makes it load. */
export function useLogbook(): LogbookState {
  const state = useStoreState();
  useEffect(loadIfEmpty, []);
  return state.state === 'empty' ? { state: 'loading' } : state;
}

/** The logbook where a page is for anyone: asks the server only if somebody may be logged in. */
export function useLogbookIfSignedIn(): Logbook | null {
  const state = useStoreState();
  useEffect(() => {
    if (mayBeSignedIn()) loadIfEmpty();
  }, []);
  return isSignedOut(state) ? null : logbookIn(state);
}

/** Loads what is newer than what is held. Settles when the state tells how it went. */
export function reload(): Promise<void> {
  return store.load();
}

/** The epoch of the logbook that is held; null when none is. */
export function heldEpoch(): string | null {
  return logbookIn(store.state)?.epoch ?? null;
}

/** Saves one item; gives its id. Rejects with a `CallError`. */
export function saveItem(request: SaveRequest): Promise<number> {
  return store.saveItem(request);
}

/** Deletes one item: a save with `see` false. Rejects with a `CallError`. */
export async function deleteItem(dataType: Exclude<DataType, 'pilot'>, id: number): Promise<void> {
  await store.saveItem({ dataType, data: { id, see: false } });
}

/** Imports the flights of a file, a data URI, and loads what it added. Rejects with a `CallError`. */
export function importFlights(encodedContent: string, clientKey: string): Promise<ImportAnswer> {
  return store.change(() => call(importing, { body: { encodedContent, clientKey } }));
}

/** Logs a pilot in and fills the store. */
export async function logIn(account: { readonly email: string; readonly password: string }): Promise<void> {
  store.enter(await call(login, { body: { ...account, lastModified: null } }));
}

/** Makes an account, logs its pilot in and fills the store. */
export async function signUp(account: {
  readonly email: string;
  readonly password: string;
  readonly isSubscribed: boolean;
}): Promise<void> {
  store.enter(await call(signup, { body: account }));
}

/** Makes a demo pilot, logs in as that pilot and fills the store; returns what was answered. */
export async function startDemo(): Promise<LoadAnswer> {
  const answer = await call(demo);
  store.enter(answer);
  return answer;
}

/** Logs in by another way than a password, and fills the store with the answer. Rejects with a `CallError`. */
export async function enterBy<E extends EnteringEndpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  store.enter(await call(endpoint, input));
}

/**
 * Makes a call for the pilot who is logged in, and nobody else: whatever is asked, the store hears when the session has
 * ended or is another pilot's. What only reads is asked again after the login. Rejects with a `CallError`.
 */
export function callAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<AnswerOf<E>> {
  const attempt = (): Promise<AnswerOf<E>> => call(endpoint, input);
  return endpoint.method === 'GET' ? store.read(attempt) : store.asPilot(attempt);
}

/** The same where the call ends all sessions and gives this browser a new one. */
export function renewAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<AnswerOf<E>> {
  return store.renew(() => call(endpoint, input));
}

/** The same where the answer is a file. */
export function fileAsPilot<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ArrayBuffer> {
  return store.read(() => callForBytes(endpoint, input));
}

/** Clears the store after a call that has ended this session. */
export function leave(): void {
  store.leave();
  window.dispatchEvent(new Event(LOGGED_OUT));
}

/** Ends the session and clears the store. */
export async function logOut(): Promise<void> {
  await store.logOut();
  window.dispatchEvent(new Event(LOGGED_OUT));
}

/**
 * Asks for what is newer each time the page comes back into view, and whether another tab has logged in. When another
 * tab has logged out the login stands in place at once, without asking: nobody's logbook stays on a screen.
 */
export function refreshWhenSeen(): void {
  const look = (): void => {
    if (store.state.state === 'empty') return;
    if (mayBeSignedIn()) void store.load();
    else store.endSession();
  };
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  onHintChanged(look);
}

function loadIfEmpty(): void {
  if (store.state.state === 'empty') void store.load();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
