import { describe, expect, it } from 'vitest';
import type { LoadAnswer, SaveAnswer } from '#contract/data';
import { loadAnswer, pilotOf, seenGlider } from '#test/builders/answers';
import { pending, storeOn } from '#test/store-on';
import { CallError } from '../api/call-error.ts';
import type { LogbookStore } from './logbook-store.ts';
import { isSignedOut, logbookIn } from './store-state.ts';

const FULL = loadAnswer(5, { pilot: pilotOf(7), gliders: [seenGlider(1)] });
const OTHER = loadAnswer(3, { pilot: pilotOf(8), gliders: [seenGlider(4)] });

const glidersOf = (store: LogbookStore): number[] => [...(logbookIn(store.state)?.gliders.keys() ?? [])];
const removal = { dataType: 'glider', data: { id: 1, see: false } } as const;

describe('after a login or logout the store', () => {
  it('drops the answer of a load from before the login', async () => {
    const late = pending<LoadAnswer>();
    const { store } = storeOn({ load: () => late.promise });
    const loading = store.load();
    store.enter(OTHER);
    late.give(FULL);
    await loading;
    expect(logbookIn(store.state)?.pilot.id).toBe(8);
  });

  it('drops the answer and the error of a save from before the login', async () => {
    const late = pending<SaveAnswer>();
    const { store } = storeOn({ load: async () => FULL, save: () => late.promise });
    await store.load();
    const saving = store.saveItem(removal);
    store.enter(OTHER);
    late.refuse(new CallError('userMismatch'));
    await expect(saving).rejects.toThrow();
    expect(store.state).toMatchObject({ state: 'ready', trouble: null });
  });

  it('drops the answer of a save from before the login, too', async () => {
    const late = pending<SaveAnswer>();
    const { store } = storeOn({ load: async () => FULL, save: () => late.promise });
    await store.load();
    const saving = store.saveItem(removal);
    store.enter(OTHER);
    late.give({ ...loadAnswer(9, { pilot: pilotOf(7), gliders: [seenGlider(2)] }), savedId: 2 });
    await expect(saving).rejects.toThrow();
    expect([logbookIn(store.state)?.pilot.id, glidersOf(store)]).toEqual([8, [4]]);
  });

  it.each(['authenticationError', 'userMismatch', 'DBReadError'] as const)(
    'drops the %s of a load from before the login',
    async (type) => {
      const late = pending<LoadAnswer>();
      const { store } = storeOn({ load: () => late.promise });
      const loading = store.load();
      store.enter(OTHER);
      late.refuse(new CallError(type));
      await loading;
      expect(store.state).toMatchObject({ state: 'ready', logbook: { pilot: { id: 8 } }, trouble: null });
    },
  );

  it('drops the answer of a load from before the logout', async () => {
    const late = pending<LoadAnswer>();
    const { store } = storeOn({ load: () => late.promise });
    const loading = store.load();
    await store.logOut();
    late.give(FULL);
    await loading;
    expect(logbookIn(store.state)).toBeNull();
    expect(isSignedOut(store.state)).toBe(true);
  });

  it('drops what an import of the pilot before has answered', async () => {
    const late = pending<string>();
    const { store } = storeOn({});
    store.enter(FULL);
    const importing = store.change(() => late.promise);
    store.enter(OTHER);
    late.give('imported');
    await expect(importing).rejects.toThrow();
    expect(store.state).toMatchObject({ state: 'ready', logbook: { pilot: { id: 8 } }, trouble: null });
  });

  it('drops the answer of any other call from before the login', async () => {
    const late = pending<string>();
    const { store } = storeOn({ load: async () => FULL });
    await store.load();
    const asking = store.asPilot(() => late.promise);
    store.enter(OTHER);
    late.give('for pilot 7');
    await expect(asking).rejects.toMatchObject({ type: 'authenticationError' });
    expect(store.state).toMatchObject({ state: 'ready', trouble: null });
  });
});

describe('a call that only reads, when the session has ended', () => {
  /** A store whose session has ended, and a look-up that was asked with it. */
  async function askedTooLate() {
    const { store } = storeOn({ load: async () => FULL });
    await store.load();
    let asked = 0;
    const answer = store.read(async () => {
      asked += 1;
      if (asked === 1) throw new CallError('authenticationError');
      return 'found';
    });
    answer.catch(() => undefined); // Whoever asked looks at it later.
    await new Promise((done) => setTimeout(done));
    expect([asked, isSignedOut(store.state), glidersOf(store)]).toEqual([1, true, [1]]);
    return { store, answer, asked: () => asked };
  }

  it('is made again after the login of the same pilot', async () => {
    const { store, answer, asked } = await askedTooLate();
    store.enter(FULL);
    expect([await answer, asked()]).toEqual(['found', 2]);
    expect(store.state).toMatchObject({ state: 'ready', trouble: null });
  });

  it('is never made for another pilot', async () => {
    const { store, answer, asked } = await askedTooLate();
    store.enter(OTHER);
    await expect(answer).rejects.toMatchObject({ type: 'authenticationError' });
    expect(asked()).toBe(1);
  });

  it('ends when the pilot leaves instead', async () => {
    const { store, answer, asked } = await askedTooLate();
    store.leave();
    await expect(answer).rejects.toMatchObject({ type: 'authenticationError' });
    expect(asked()).toBe(1);
  });
});
