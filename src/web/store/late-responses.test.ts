import { describe, expect, it } from 'vitest';
import type { LoadResponse, SaveResponse } from '#contract/data';
import { changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { pending, storeWithCalls } from '#test/web/store-with-calls';
import { CallError } from '../api/call-error.ts';
import type { LogbookStore } from './logbook-store.ts';
import { isSignedOut, logbookIn } from './store-state.ts';

const FULL = loadResponse(5, { pilot: pilotOf(7), gliders: [changedGlider(1)] });
const OTHER = loadResponse(3, { pilot: pilotOf(8), gliders: [changedGlider(4)] });

const glidersOf = (store: LogbookStore): number[] => [...(logbookIn(store.state)?.gliders.keys() ?? [])];
const removal = { dataType: 'glider', data: { id: 1, see: false } } as const;

describe('after a login or logout the store', () => {
  it('drops the response of a load from before the login', async () => {
    const late = pending<LoadResponse>();
    const { store } = storeWithCalls({ load: () => late.promise });
    const loading = store.load();
    store.startSession(OTHER);
    late.give(FULL);
    await loading;
    expect(logbookIn(store.state)?.pilot.id).toBe(8);
  });

  it('drops the error of a save from before the login', async () => {
    const late = pending<SaveResponse>();
    const { store } = storeWithCalls({ load: async () => FULL, save: () => late.promise });
    await store.load();
    const saving = store.saveItem(removal);
    store.startSession(OTHER);
    late.reject(new CallError('userMismatch'));
    await expect(saving).rejects.toThrow();
    expect(store.state).toMatchObject({ state: 'ready', error: null });
  });

  it('drops the response of a save from before the login', async () => {
    const late = pending<SaveResponse>();
    const { store } = storeWithCalls({ load: async () => FULL, save: () => late.promise });
    await store.load();
    const saving = store.saveItem(removal);
    store.startSession(OTHER);
    late.give({ ...loadResponse(9, { pilot: pilotOf(7), gliders: [changedGlider(2)] }), savedId: 2 });
    await expect(saving).rejects.toThrow();
    expect([logbookIn(store.state)?.pilot.id, glidersOf(store)]).toEqual([8, [4]]);
  });

  it.each(['authenticationError', 'userMismatch', 'DBReadError'] as const)(
    'drops the %s of a load from before the login',
    async (type) => {
      const late = pending<LoadResponse>();
      const { store } = storeWithCalls({ load: () => late.promise });
      const loading = store.load();
      store.startSession(OTHER);
      late.reject(new CallError(type));
      await loading;
      expect(store.state).toMatchObject({ state: 'ready', logbook: { pilot: { id: 8 } }, error: null });
    },
  );

  it('drops the response of a load from before the logout', async () => {
    const late = pending<LoadResponse>();
    const { store } = storeWithCalls({ load: () => late.promise });
    const loading = store.load();
    await store.logOut();
    late.give(FULL);
    await loading;
    expect(logbookIn(store.state)).toBeNull();
    expect(isSignedOut(store.state)).toBe(true);
  });

  it('drops the response of an import of the previous pilot', async () => {
    const late = pending<string>();
    const { store } = storeWithCalls({});
    store.startSession(FULL);
    const importing = store.callThenReload(() => late.promise);
    store.startSession(OTHER);
    late.give('imported');
    await expect(importing).rejects.toThrow();
    expect(store.state).toMatchObject({ state: 'ready', logbook: { pilot: { id: 8 } }, error: null });
  });

  it('drops the response of any other call from before the login', async () => {
    const late = pending<string>();
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    const calling = store.asPilot(() => late.promise);
    store.startSession(OTHER);
    late.give('for pilot 7');
    await expect(calling).rejects.toMatchObject({ type: 'authenticationError' });
    expect(store.state).toMatchObject({ state: 'ready', error: null });
  });
});

describe('a read-only call, when the session has ended', () => {
  /** A store whose session has ended, and a call that was made with it. */
  async function calledTooLate() {
    const { store } = storeWithCalls({ load: async () => FULL });
    await store.load();
    let calls = 0;
    const result = store.read(async () => {
      calls += 1;
      if (calls === 1) throw new CallError('authenticationError');
      return 'found';
    });
    result.catch(() => undefined); // The test looks at it later.
    await new Promise((done) => setTimeout(done));
    expect([calls, isSignedOut(store.state), glidersOf(store)]).toEqual([1, true, [1]]);
    return { store, result, calls: () => calls };
  }

  it('is made again after the login of the same pilot', async () => {
    const { store, result, calls } = await calledTooLate();
    store.startSession(FULL);
    expect([await result, calls()]).toEqual(['found', 2]);
    expect(store.state).toMatchObject({ state: 'ready', error: null });
  });

  it('is never made for another pilot', async () => {
    const { store, result, calls } = await calledTooLate();
    store.startSession(OTHER);
    await expect(result).rejects.toMatchObject({ type: 'authenticationError' });
    expect(calls()).toBe(1);
  });

  it('rejects when the session is cleared instead', async () => {
    const { store, result, calls } = await calledTooLate();
    store.clear();
    await expect(result).rejects.toMatchObject({ type: 'authenticationError' });
    expect(calls()).toBe(1);
  });
});
