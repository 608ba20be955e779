import { describe, expect, it } from 'vitest';
import type { LoadResponse, SaveResponse } from '#contract/data';
import { ERROR_TYPES } from '#contract/errors';
import { at, changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { pending, storeWithCalls } from '#test/web/store-with-calls';
import { CallError } from '../api/call-error.ts';
import { sessionState } from '../session-state.ts';
import type { HeldMarker } from './logbook.ts';
import type { LogbookStore } from './logbook-store.ts';
import { isSignedOut, logbookIn } from './store-state.ts';

const FULL = loadResponse(5, { pilot: pilotOf(7), gliders: [changedGlider(1)] });
const OTHER = loadResponse(3, { pilot: pilotOf(8), gliders: [changedGlider(4)] });

const glidersOf = (store: LogbookStore): number[] => [...(logbookIn(store.state)?.gliders.keys() ?? [])];
const removal = { dataType: 'glider', data: { id: 1, see: false } } as const;

describe('loading', () => {
  it('is empty until the first load, and loads once for all callers', async () => {
    const markers: (HeldMarker | null)[] = [];
    const load = async (marker: HeldMarker | null): Promise<LoadResponse> => {
      markers.push(marker);
      return FULL;
    };
    const { store, count } = storeWithCalls({ load });
    expect(store.state).toEqual({ state: 'empty' });
    const loads = [store.load(), store.load()];
    expect(store.state).toEqual({ state: 'loading' });
    await Promise.all(loads);
    expect(markers).toEqual([null]);
    expect(glidersOf(store)).toEqual([1]);
    expect(count.modified).toBe(1);
  });

  it('sends the marker of the logbook that it holds', async () => {
    const markers: (HeldMarker | null)[] = [];
    const load = async (marker: HeldMarker | null): Promise<LoadResponse> => {
      markers.push(marker);
      return FULL;
    };
    const { store, count } = storeWithCalls({ load });
    await store.load();
    await store.load();
    expect(markers).toEqual([null, at(5)]);
    expect(count.modified).toBe(1);
  });

  it.each([...ERROR_TYPES.filter((type) => type !== 'authenticationError'), 'other'] as const)(
    'retries once after a %s',
    async (type) => {
      let tries = 0;
      const load = async (): Promise<LoadResponse> => {
        tries += 1;
        if (tries === 1) throw new CallError(type);
        return FULL;
      };
      const { store } = storeWithCalls({ load });
      await store.load();
      expect(tries).toBe(2);
      expect(store.state.state).toBe('ready');
    },
  );

  it('fails with the error of the second try', async () => {
    const { store } = storeWithCalls({ load: async () => Promise.reject(new CallError('DBReadError')) });
    await store.load();
    expect(store.state).toMatchObject({ state: 'failed', error: { type: 'DBReadError' } });
  });

  it('does not try again without a session', async () => {
    let tries = 0;
    const load = async (): Promise<LoadResponse> => {
      tries += 1;
      throw new CallError('authenticationError');
    };
    const { store } = storeWithCalls({ load });
    await store.load();
    expect(tries).toBe(1);
    expect(isSignedOut(store.state)).toBe(true);
  });

  it('keeps the logbook when a refresh fails, and has the error', async () => {
    const first = { loaded: false };
    const load = async (): Promise<LoadResponse> => {
      if (first.loaded) throw new CallError('ajaxNetworkError');
      first.loaded = true;
      return FULL;
    };
    const { store } = storeWithCalls({ load });
    await store.load();
    await store.load();
    expect(glidersOf(store)).toEqual([1]);
    expect(store.state).toMatchObject({ error: { type: 'ajaxNetworkError' } });
  });
});

describe('saving', () => {
  it('applies the response and returns the id', async () => {
    const response: SaveResponse = { ...loadResponse(6, { gliders: [{ id: 1, see: false }] }), savedId: 1 };
    const { store, count } = storeWithCalls({ load: async () => FULL, save: async () => response });
    await store.load();
    expect(await store.saveItem(removal)).toBe(1);
    expect(glidersOf(store)).toEqual([]);
    expect(count.modified).toBe(2);
  });

  it('rejects with what the server rejected and keeps the logbook', async () => {
    const { store } = storeWithCalls({
      load: async () => FULL,
      save: () => Promise.reject(new CallError('validationError', { errors: { name: 'Taken' } })),
    });
    await store.load();
    await expect(store.saveItem(removal)).rejects.toMatchObject({ errors: { name: 'Taken' } });
    expect(store.state).toMatchObject({ state: 'ready', error: null });
  });

  it.each(['validationError', 'recordNotFound'] as const)('loads what changed elsewhere after a %s', async (type) => {
    const newer = loadResponse(6, { gliders: [{ id: 1, see: false }] });
    const responses = [FULL, newer];
    const { store } = storeWithCalls({
      load: async () => responses.shift() ?? newer,
      save: () => Promise.reject(new CallError(type)),
    });
    await store.load();
    await expect(store.saveItem(removal)).rejects.toMatchObject({ type });
    await store.load();
    expect(glidersOf(store)).toEqual([]);
  });

  it('reloads everything after a save of another epoch: what the backup does not have is gone', async () => {
    const restored = loadResponse(5, { pilot: pilotOf(7), gliders: [changedGlider(2)], epoch: 'second', reset: true });
    const responses = [FULL, restored];
    const sent: (HeldMarker | null)[] = [];
    const { store } = storeWithCalls({
      load: async () => responses.shift() ?? restored,
      save: async (_, marker) => {
        sent.push(marker);
        if (marker?.epoch !== 'second') throw new CallError('badRequest');
        return { ...loadResponse(6, { epoch: 'second', gliders: [changedGlider(3)] }), savedId: 3 };
      },
    });
    await store.load();
    await expect(store.saveItem(removal)).rejects.toMatchObject({ type: 'badRequest' });
    await store.load();
    expect(glidersOf(store)).toEqual([2]);
    await store.saveItem(removal);
    expect(sent).toEqual([at(5), { lastModified: 5, epoch: 'second' }]);
    expect(glidersOf(store)).toEqual([2, 3]);
  });

  it("reports another pilot's session and keeps this page's logbook", async () => {
    const { store } = storeWithCalls({
      load: async () => FULL,
      save: () => Promise.reject(new CallError('userMismatch')),
    });
    await store.load();
    await expect(store.saveItem(removal)).rejects.toMatchObject({ type: 'userMismatch' });
    expect(store.state).toMatchObject({ state: 'ready', error: { type: 'userMismatch' } });
  });
});

describe('login and logout', () => {
  it("is cleared when another pilot's session follows the one that has ended, and then loads that pilot's", async () => {
    const typed = sessionState(() => '');
    const mismatch = () => Promise.reject(new CallError('userMismatch'));
    const loads = [async () => FULL, mismatch, mismatch, async () => OTHER]; // Each load is tried twice.
    const { store } = storeWithCalls({ load: () => loads.shift()?.() ?? Promise.resolve(OTHER) });
    await store.load();
    typed.set('by pilot 7');
    store.expireSession();
    await store.load();
    expect(store.state).toMatchObject({ state: 'failed', error: { type: 'userMismatch' } });
    expect(typed.get()).toBe('');
    await store.load();
    expect(glidersOf(store)).toEqual([4]);
  });

  it('stays hidden when the load after a login elsewhere fails: it may be that of another pilot', async () => {
    const errors = ['ajaxNetworkError', 'DBReadError', 'userMismatch', 'userMismatch'] as const;
    const loads = [async () => FULL, ...errors.map((type) => () => Promise.reject(new CallError(type)))];
    const { store } = storeWithCalls({ load: () => loads.shift()?.() ?? Promise.resolve(OTHER) });
    await store.load();
    store.expireSession();
    await store.load(); // Tried twice.
    expect(isSignedOut(store.state)).toBe(true);
    await store.load();
    expect(store.state).toMatchObject({ state: 'failed', error: { type: 'userMismatch' } });
  });

  it('is filled from the response of a login', async () => {
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    store.startSession(OTHER);
    expect(logbookIn(store.state)?.pilot.id).toBe(8);
    expect(glidersOf(store)).toEqual([4]);
  });

  it('clears everything on logout', async () => {
    const { store, count } = storeWithCalls({ load: async () => FULL });
    await store.load();
    await store.logOut();
    expect(logbookIn(store.state)).toBeNull();
    expect(isSignedOut(store.state)).toBe(true);
    expect(count.modified).toBe(2);
  });

  it('clears the state of the session on logout, and for another pilot, but not when the same one logs in again', async () => {
    const remembered = sessionState(() => 'nothing');
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    remembered.set('what the pilot saw');
    store.expireSession();
    store.startSession(FULL);
    expect(remembered.get()).toBe('what the pilot saw');
    store.startSession(OTHER);
    expect(remembered.get()).toBe('nothing');
    remembered.set('what the other pilot saw');
    await store.logOut();
    expect(remembered.get()).toBe('nothing');
  });

  it('is logged out also when the session had already ended', async () => {
    const logOut = () => Promise.reject(new CallError('authenticationError'));
    const { store } = storeWithCalls({ load: async () => FULL, logOut });
    await store.load();
    await store.logOut();
    expect(isSignedOut(store.state)).toBe(true);
  });

  it("reports that the session to end is another pilot's", async () => {
    const logOut = () => Promise.reject(new CallError('userMismatch'));
    const { store } = storeWithCalls({ load: async () => FULL, logOut });
    await store.load();
    await expect(store.logOut()).rejects.toMatchObject({ type: 'userMismatch' });
    expect(store.state).toMatchObject({ state: 'ready', error: { type: 'userMismatch' } });
  });

  it('stays logged in when the server could not log out', async () => {
    const logOut = () => Promise.reject(new CallError('DBWriteError'));
    const { store } = storeWithCalls({ load: async () => FULL, logOut });
    await store.load();
    await expect(store.logOut()).rejects.toMatchObject({ type: 'DBWriteError' });
    expect(logbookIn(store.state)?.pilot.id).toBe(7);
  });
});

describe('a call that changes many items', () => {
  it('is followed by a load of what is newer, even while an older load is running', async () => {
    const older = pending<LoadResponse>();
    const markers: (HeldMarker | null)[] = [];
    const responses = [
      Promise.resolve(FULL),
      older.promise,
      Promise.resolve(loadResponse(6, { gliders: [changedGlider(2)] })),
    ];
    const load = async (marker: HeldMarker | null): Promise<LoadResponse> => {
      markers.push(marker);
      return responses[markers.length - 1] ?? FULL;
    };
    const { store } = storeWithCalls({ load });
    await store.load();
    const refresh = store.load();
    const changing = store.callThenReload(async () => 'imported');
    older.give(loadResponse(5));
    expect(await changing).toBe('imported');
    await refresh;
    expect(markers).toEqual([null, at(5), at(5)]);
    expect(glidersOf(store)).toEqual([1, 2]);
  });

  it('reports that the session has ended, and rejects', async () => {
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    const call = () => Promise.reject(new CallError('authenticationError'));
    await expect(store.callThenReload(call)).rejects.toMatchObject({ type: 'authenticationError' });
    expect(isSignedOut(store.state)).toBe(true);
    expect(glidersOf(store)).toEqual([1]);
  });

  it('loads nothing when it fails', async () => {
    let loads = 0;
    const load = async (): Promise<LoadResponse> => {
      loads += 1;
      return FULL;
    };
    const { store } = storeWithCalls({ load });
    await store.load();
    await expect(store.callThenReload(() => Promise.reject(new CallError('fileImportError')))).rejects.toThrow(
      CallError,
    );
    expect(loads).toBe(1);
  });
});

describe('a call of the account', () => {
  it("reports another pilot's session", async () => {
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    await expect(store.asPilot(() => Promise.reject(new CallError('userMismatch')))).rejects.toThrow();
    expect(store.state).toMatchObject({ state: 'ready', error: { type: 'userMismatch' } });
  });

  it('that starts a new session drops what the old one called, and loads', async () => {
    const old = pending<LoadResponse>();
    const loads = [async () => FULL, () => old.promise];
    const { store } = storeWithCalls({ load: () => loads.shift()?.() ?? Promise.resolve(FULL) });
    await store.load();
    const withTheOldSession = store.load();
    await store.renewSession(async () => 'changed');
    old.reject(new CallError('authenticationError'));
    await withTheOldSession;
    await store.load();
    expect(store.state).toMatchObject({ state: 'ready', error: null });
  });

  it('that ended the session clears everything', async () => {
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    store.clear();
    expect(logbookIn(store.state)).toBeNull();
    expect(isSignedOut(store.state)).toBe(true);
  });
});
