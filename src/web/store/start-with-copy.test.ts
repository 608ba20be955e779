import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoadResponse, SaveResponse } from '#contract/data';
import { at, changedGlider, loadResponse, pilotOf } from '#test/builders/responses';
import { NO_COPY, pending, storeWithCalls } from '#test/web/store-with-calls';
import { CallError } from '../api/call-error.ts';
import { onSessionCleared } from '../session-state.ts';
import type { Copy } from './copy/copy-rows.ts';
import type { CopyOfLogbook } from './copy/device-copy.ts';
import { applyResponse } from './logbook.ts';
import type { LogbookStore } from './logbook-store.ts';
import { errorIn, isSignedOut, logbookIn } from './store-state.ts';

const AS_OF = 1_000;
const FULL = loadResponse(5, { pilot: pilotOf(7), gliders: [changedGlider(1)] });
const DELTA = loadResponse(6, { gliders: [changedGlider(2)] });
const OTHER = loadResponse(3, { pilot: pilotOf(8), gliders: [changedGlider(4)] });

function copyOf(response: LoadResponse, canBeUpdated = true): Copy {
  const logbook = applyResponse(null, response, null);
  if (!logbook) throw new Error('The response has no pilot.');
  return { logbook, asOf: AS_OF, canBeUpdated };
}

const COPY = copyOf(FULL);

/** Returns a device with a copy of pilot 7 at revision 5, and what was done with it. */
function deviceWith(copy: Promise<Copy | null>) {
  const done: string[] = [];
  const device: CopyOfLogbook = {
    ...NO_COPY,
    start: () => ({ marker: { pilotId: 7, ...at(5) }, hasPending: false, copy }),
    begin: ({ id }, isOwnDevice) => done.push(`begin ${id} ${isOwnDevice}`),
    keep: ({ lastModified }) => done.push(`keep ${lastModified}`),
    doubt: () => done.push('doubt'),
    drop: () => done.push('drop'),
    isKept: (pilotId) => pilotId === 7,
  };
  return { device, done };
}

interface Asked {
  readonly lastModified: number | null;
  readonly pilotId: number | null;
}

/** Returns a store that starts with a copy; its loads are responded to in this order, and repeated after a failure. */
function started(responses: readonly (() => Promise<LoadResponse>)[], copy: Promise<Copy | null>) {
  const { device, done } = deviceWith(copy);
  const asked: Asked[] = [];
  const next = [...responses];
  const load = (marker: { readonly lastModified: number } | null, pilotId: number | null): Promise<LoadResponse> => {
    asked.push({ lastModified: marker?.lastModified ?? null, pilotId });
    return next.shift()?.() ?? Promise.reject(new CallError('ajaxNetworkError'));
  };
  const { store } = storeWithCalls({ load }, device);
  return { store, loading: store.load(), asked, done };
}

const gliders = (store: LogbookStore): number[] => [...(logbookIn(store.state)?.gliders.keys() ?? [])];
const rejected = (type: ConstructorParameters<typeof CallError>[0]) => () => Promise.reject(new CallError(type));
/** Lets pending callbacks run. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

afterEach(() => void vi.useRealTimers());

describe('a start with a copy', () => {
  it('shows it before the server answers, whose update it then has', async () => {
    const late = pending<LoadResponse>();
    const { store, loading, asked, done } = started([() => late.promise], Promise.resolve(COPY));
    expect(store.state.state).toBe('loading');
    await turn();
    const shown = { state: 'ready', logbook: COPY.logbook, error: null, asOf: null, isUnconfirmed: true };
    expect(store.state).toEqual(shown);
    late.give(DELTA);
    await loading;
    expect([gliders(store), asked, done]).toEqual([[1, 2], [{ lastModified: 5, pilotId: 7 }], ['keep 6']]);
    expect(store.state).not.toHaveProperty('isUnconfirmed');
  });

  it('waits a second for a copy that comes late, with the update at hand', async () => {
    vi.useFakeTimers();
    const late = pending<Copy | null>();
    const { store, loading, asked } = started([async () => DELTA], late.promise);
    await vi.advanceTimersByTimeAsync(999);
    expect(store.state.state).toBe('loading');
    late.give(COPY);
    await loading;
    expect([gliders(store), asked.length]).toEqual([[1, 2], 1]);
  });

  it('loads everything where the copy does not come in time, and does not show it any more', async () => {
    vi.useFakeTimers();
    const [late, whole] = [pending<Copy | null>(), pending<LoadResponse>()];
    const { store, loading, asked } = started([async () => DELTA, () => whole.promise], late.promise);
    await vi.advanceTimersByTimeAsync(1_000);
    late.give(COPY);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.state).toBe('loading');
    whole.give(OTHER);
    await loading;
    expect(asked).toEqual([
      { lastModified: 5, pilotId: 7 },
      { lastModified: null, pilotId: null },
    ]);
    expect(gliders(store)).toEqual([4]);
  });

  it('asks for the login where the copy is hidden and the server does not answer', async () => {
    const load = rejected('ajaxNetworkError');
    const { store } = storeWithCalls({ load }, { ...NO_COPY, isHidden: () => true });
    await store.load();
    expect(isSignedOut(store.state)).toBe(true);
    const other = storeWithCalls({ load }, NO_COPY).store;
    await other.load();
    expect(errorIn(other.state)?.type).toBe('ajaxNetworkError');
  });

  it.each([
    ['an older one than its marker', copyOf(loadResponse(4, { pilot: pilotOf(7) }))],
    ['a newer one', copyOf(loadResponse(6, { pilot: pilotOf(7) }))],
    ['one of another epoch', copyOf(loadResponse(5, { pilot: pilotOf(7), epoch: 'second' }))],
    ['one of another version of the app', copyOf(FULL, false)],
    ['none', null],
  ])('loads everything where the copy is %s', async (_, copy) => {
    const whole = loadResponse(6, { pilot: pilotOf(7), gliders: [changedGlider(3)] });
    const { store, loading, asked, done } = started([async () => DELTA, async () => whole], Promise.resolve(copy));
    await loading;
    expect([gliders(store), asked.length, done]).toEqual([[3], 2, ['doubt', 'keep 6']]);
  });

  it('shows one of another version until everything has come, and ends nothing of the session', async () => {
    const whole = pending<LoadResponse>();
    const { store, loading } = started(
      [async () => loadResponse(5), () => whole.promise],
      Promise.resolve(copyOf(FULL, false)),
    );
    let cleared = 0;
    onSessionCleared(() => (cleared += 1));
    await turn();
    expect(gliders(store)).toEqual([1]);
    whole.give(loadResponse(5, { pilot: pilotOf(7), gliders: [changedGlider(1), changedGlider(3)] }));
    await loading;
    expect([gliders(store), cleared]).toEqual([[1, 3], 0]);
  });

  it('adds nothing to one of another version, also where the server answers later', async () => {
    const whole = loadResponse(5, { pilot: pilotOf(7), gliders: [changedGlider(3)] });
    const loads = [rejected('ajaxNetworkError'), rejected('ajaxNetworkError'), async () => whole];
    const { store, loading, asked } = started(loads, Promise.resolve(copyOf(FULL, false)));
    await loading;
    expect([gliders(store), store.state]).toMatchObject([[1], { asOf: AS_OF }]);
    await store.load();
    expect([gliders(store), asked.at(-1)]).toEqual([[3], { lastModified: null, pilotId: 7 }]);
  });

  it('has its update after a start at which it came too late, and nothing could be loaded', async () => {
    vi.useFakeTimers();
    const late = pending<Copy | null>();
    const failed = rejected('ajaxNetworkError');
    const { store, loading, done } = started([async () => DELTA, failed, failed, async () => DELTA], late.promise);
    await vi.advanceTimersByTimeAsync(1_000);
    late.give(COPY);
    await loading;
    expect(store.state.state).toBe('failed');
    await store.load();
    expect([gliders(store), done]).toEqual([
      [1, 2],
      ['doubt', 'keep 6'],
    ]);
  });

  it('shows what was saved meanwhile, also where it does not fit what the server says', async () => {
    const newer = copyOf(loadResponse(6, { pilot: pilotOf(7), gliders: [changedGlider(1), changedGlider(2)] }));
    const [update, whole] = [pending<LoadResponse>(), pending<LoadResponse>()];
    const { device, done } = deviceWith(Promise.resolve(newer));
    const [saving, loads] = [pending<SaveResponse>(), [update.promise, whole.promise]];
    const load = () => loads.shift() ?? Promise.reject(new CallError('ajaxNetworkError'));
    const { store } = storeWithCalls({ load, save: () => saving.promise }, device);
    const loading = store.load();
    await turn();
    const saved = store.saveItem({ dataType: 'glider', data: { id: 1, see: false } });
    update.give(DELTA);
    await turn();
    saving.give({ ...loadResponse(7, { gliders: [changedGlider(3)] }), savedId: 3 });
    await saved;
    expect([gliders(store), done]).toEqual([[1, 2, 3], ['doubt']]);
    whole.give(loadResponse(7, { pilot: pilotOf(7), gliders: [1, 2, 3].map((id) => changedGlider(id)) }));
    await loading;
    expect([gliders(store), done]).toEqual([
      [1, 2, 3],
      ['doubt', 'keep 7'],
    ]);
  });

  it('replaces it by the logbook of a restored database', async () => {
    const restored = loadResponse(3, { pilot: pilotOf(7), epoch: 'second', reset: true });
    const { store, loading, asked } = started([async () => restored], Promise.resolve(COPY));
    await loading;
    expect([gliders(store), logbookIn(store.state)?.epoch, asked.length]).toEqual([[], 'second', 1]);
  });

  it('keeps what was saved before the update came', async () => {
    const late = pending<LoadResponse>();
    const { device } = deviceWith(Promise.resolve(COPY));
    const saved = { ...loadResponse(7, { gliders: [changedGlider(2), changedGlider(3)] }), savedId: 3 };
    const { store } = storeWithCalls({ load: () => late.promise, save: async () => saved }, device);
    const loading = store.load();
    await turn();
    await store.saveItem({ dataType: 'glider', data: { id: 1, see: false } });
    late.give(DELTA);
    await loading;
    expect([gliders(store), logbookIn(store.state)?.lastModified]).toEqual([[1, 2, 3], 7]);
  });

  it('drops it when the session is another pilot’s, also when it comes late, and says nothing', async () => {
    const late = pending<Copy | null>();
    const whole = pending<LoadResponse>();
    const mismatch = rejected('userMismatch');
    const { store, loading, asked, done } = started([mismatch, mismatch, () => whole.promise], late.promise);
    await turn();
    late.give(COPY);
    await turn();
    expect(store.state.state).toBe('loading');
    whole.give(OTHER);
    await loading;
    expect([gliders(store), asked.at(-1), done]).toEqual([
      [4],
      { lastModified: null, pilotId: null },
      ['drop', 'keep 3'],
    ]);
    expect(store.state).toMatchObject({ error: null });
  });

  it('takes it from the screen when the session is another pilot’s', async () => {
    const mismatch = pending<LoadResponse>();
    const responses = [() => mismatch.promise, rejected('userMismatch'), async () => OTHER];
    const { store, loading } = started(responses, Promise.resolve(COPY));
    await turn();
    expect(gliders(store)).toEqual([1]);
    mismatch.reject(new CallError('userMismatch'));
    await loading;
    expect([gliders(store), logbookIn(store.state)?.pilot.id]).toEqual([[4], 8]);
  });

  it('hides it behind the login when the session has ended', async () => {
    const { store, loading } = started([rejected('authenticationError')], Promise.resolve(COPY));
    await loading;
    expect(isSignedOut(store.state)).toBe(true);
  });
});

describe('without an answer', () => {
  it('the copy stays, as of when it was confirmed, and is no error', async () => {
    const { store, loading, done } = started([], Promise.resolve(COPY));
    await loading;
    expect(store.state).toEqual({ state: 'ready', logbook: COPY.logbook, error: null, asOf: AS_OF });
    expect(done).toEqual([]);
  });

  it('the copy is waited for', async () => {
    const late = pending<Copy | null>();
    const { store, loading } = started([], late.promise);
    await turn();
    expect(store.state.state).toBe('loading');
    late.give(COPY);
    await loading;
    expect(store.state).toMatchObject({ state: 'ready', asOf: AS_OF });
  });

  it('it is the error of today where the copy cannot be read', async () => {
    const { store, loading } = started([], Promise.resolve(null));
    await loading;
    expect(store.state).toMatchObject({ state: 'failed', error: { type: 'ajaxNetworkError' } });
  });

  it('an error that the server itself reports is shown', async () => {
    const trouble = rejected('DBReadError');
    const { store, loading } = started([trouble, trouble], Promise.resolve(COPY));
    await loading;
    expect(store.state).toMatchObject({ state: 'ready', error: { type: 'DBReadError' }, asOf: null });
  });

  it('to a later load the logbook stays, until the next answer', async () => {
    const loads = [async () => DELTA, rejected('ajaxNetworkError'), rejected('ajaxNetworkError')];
    const { store, loading } = started([...loads, async () => loadResponse(6)], Promise.resolve(COPY));
    await loading;
    await store.load();
    expect(store.state).toMatchObject({ state: 'ready', error: null });
    expect(store.state).not.toMatchObject({ asOf: null });
    await store.load();
    expect(store.state).toMatchObject({ asOf: null });
  });
});

describe('a login', () => {
  it.each([true, false, null])('says whose device it is, before anything is kept: %s', (isOwnDevice) => {
    const { device, done } = deviceWith(Promise.resolve(null));
    const { store } = storeWithCalls({}, device);
    store.startSession(FULL, isOwnDevice);
    expect(done).toEqual([`begin 7 ${isOwnDevice}`, 'keep 5']);
  });
});
