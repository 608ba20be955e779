// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewItem } from '#test/builders/found-flights';
import { loadResponse } from '#test/builders/responses';
import { CallError, type CallErrorType } from '#web/api/call-error.ts';
import type { ImportCalls } from '../calls.ts';
import { NO_ANSWERS } from '../review/answers.ts';
import { otherImportedItems } from '../review/other-imported-items.ts';
import { reviewRows } from '../review/review-rows.ts';
import { planOf } from './plan.ts';
import { type ImportProgress, NOTHING_SENT } from './progress.ts';
import { sendImport, untilSent } from './send-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const items = Array.from({ length: 20 }, (_, number) => reviewItem(`track ${number}`));
const sites = { choices: new Map(), newSites: [] };
const rows = reviewRows({ items, logbook: { flights: new Map(), gliders: new Map() }, sites, answers: NO_ANSWERS });
const openRun = { id: 7, createdAt: '2026-05-03T10:00:00Z', counts: { added: 0, filled: 0 } };
const read = {
  source: 'a.zip',
  filesNum: 20,
  bytesNum: 5,
  stopped: null,
  comparedUpTo: 0,
  known: [],
  refused: [],
  archives: [],
};
const content = { ...read, items, openRun };
const plan = planOf({
  content,
  rows,
  newSites: [],
  gliderTexts: [],
  answers: NO_ANSWERS,
  otherItems: otherImportedItems(content, [], {
    flights: new Map(),
    sites: new Map(),
    gliders: new Map(),
    gear: new Map(),
    handlings: new Map(),
  }),
});

/** A server on which the first run ends after a part, because another tab sends it, too. */
function serverWithEndedRun() {
  const saved: { readonly run: number; readonly ref: string }[] = [];
  const finished: number[] = [];
  const part: ImportCalls['part'] = async (run, body) => {
    if (run === 7 && saved.length > 0) throw new CallError('badRequest');
    const flights = body.flights ?? [];
    saved.push(...flights.map(({ ref }) => ({ run, ref })));
    const results = flights.map(({ ref }, id) => ({
      ...({ dataType: 'flight', state: 'saved', effect: 'added' } as const),
      ...{ ref, id },
    }));
    return { ...loadResponse(1), results };
  };
  const calls: Pick<ImportCalls, 'start' | 'part' | 'run' | 'finish'> = {
    start: async () => ({ importId: 8 }),
    part,
    run: async (id) => ({
      ...{ id, createdAt: '2026-05-03T10:00:00Z', source: 'a.zip', refused: [], undone: null },
      state: id === 7 ? 'done' : 'open',
      counts: {
        ...{ files: 20, bytes: 5, added: 8, filled: 0, known: 0, skipped: 0, refused: 0 },
        ...{ sites: 0, gliders: 0, gear: 0, handlings: 0, pilot: 0 },
      },
    }),
    finish: async (id) => finished.push(id),
  };
  return { saved, finished, calls };
}

it('sends what is left to a new run when another tab has ended the run meanwhile', async () => {
  const { saved, finished, calls } = serverWithEndedRun();
  const states: ImportProgress[] = [];
  const sent = sendImport(plan, NOTHING_SENT, {
    calls,
    readIgc: async () => new Uint8Array(),
    onProgress: (progress) => states.push(progress),
    onWaiting: () => undefined,
    signal: new AbortController().signal,
  });
  await vi.runAllTimersAsync();
  await sent;
  expect(saved.map(({ ref }) => ref)).toEqual(plan.flights.map(({ ref }) => ref));
  expect([...new Set(saved.map(({ run }) => run))]).toEqual([7, 8]);
  expect(finished).toEqual([8]);
  expect(states.at(-1)).toMatchObject({ sent: 20, added: 20, isFinished: true });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes a call that fails so often, and then returns how often it was made. */
function sending(type: CallErrorType, failures: number) {
  const stop = new AbortController();
  const waits: boolean[] = [];
  let made = 0;
  const call = async (): Promise<number> => {
    made += 1;
    if (made <= failures) throw new CallError(type);
    return made;
  };
  const sent = untilSent(call, { signal: stop.signal, onWaiting: (isWaiting) => waits.push(isWaiting) });
  sent.catch(() => undefined); // The test awaits it later.
  return { sent, waits, stop, count: () => made };
}

describe('a call that carries a key', () => {
  it('is repeated for as long as the connection is lost', async () => {
    const { sent, waits } = sending('ajaxNetworkError', 20);
    await vi.runAllTimersAsync();
    expect(await sent).toBe(21);
    expect([waits[0], waits.at(-1)]).toEqual([true, false]);
  });

  it('is repeated at once when the device is connected again', async () => {
    const { sent } = sending('ajaxNetworkError', 1);
    await vi.advanceTimersByTimeAsync(10);
    window.dispatchEvent(new Event('online'));
    expect(await sent).toBe(2);
  });

  it('is repeated a few times while the server is busy, then rejected', async () => {
    const { sent, count } = sending('DBWriteError', 100);
    await vi.runAllTimersAsync();
    await expect(sent).rejects.toMatchObject({ type: 'DBWriteError' });
    expect(count()).toBe(4);
  });

  it('is rejected at once when a repetition cannot help', async () => {
    const { sent, count } = sending('validationError', 100);
    await expect(sent).rejects.toMatchObject({ type: 'validationError' });
    expect(count()).toBe(1);
  });

  it('is given up when the pilot stops', async () => {
    const { sent, stop, count } = sending('ajaxNetworkError', 100);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    expect(count()).toBe(1);
  });
});
