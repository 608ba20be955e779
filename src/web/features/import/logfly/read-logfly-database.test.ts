import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadProblem } from '#domain/import/read-problem';
import type { SourceFile } from '#formats/readings';
import { flownPath, igcFile } from '#test/builders/igc';
import { ImportWorkerInPage } from '#test/web/import-worker-in-page';
import { closeImportReader } from '../parse/import-reader.ts';
import type { LogflyFlight } from './read-database.ts';
import { type LogflyResponse, MAX_DATABASE_BYTES, readLogflyDatabase } from './read-logfly-database.ts';

const LAUNCH = { at: 36_000, lat: 45.86, lng: 6.22, altitude: 930 };
const LEG = [{ seconds: 600, speed: 10, climb: -1 }];
const IGC = igcFile({ date: '2021-07-04', records: ['HFGTYGLIDERTYPE:Recorder'], fixes: flownPath(LAUNCH, LEG, 4) });
const SOURCE: SourceFile = {
  path: 'Logfly.db',
  size: 4,
  kind: 'logfly',
  handle: { blob: new Blob(['data']), entry: null },
};

function flightOf(row: number, named: Partial<LogflyFlight> = {}): LogflyFlight {
  const place = { latitude: 45.86, longitude: 6.22, siteName: 'PLANFAIT', gliderName: 'Alpha 6', remarks: 'Nice' };
  const flown = { launchedAt: '2021-07-05 13:05:00', durationS: 3_600 };
  return { row, ...flown, ...place, igc: null, isIgcTooLarge: false, ...named };
}

/** Reads a database in which the worker finds these pages; without an answer to the last request it hangs. */
async function readOf(
  pages: readonly (readonly LogflyFlight[])[],
  named: {
    readonly problem?: ReadProblem;
    readonly size?: number;
    readonly hangs?: true;
    readonly fails?: 'loading' | 'reading';
    readonly loadMs?: number;
  } = {},
) {
  const stop = new AbortController();
  const responses: LogflyResponse[] = [...pages.map((flights) => ({ flights })), { problem: named.problem ?? null }];
  if (named.hangs) responses.pop();
  let ended = 0;
  class DatabaseWorker extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.#load(), named.loadMs ?? 0);
    }
    #load(): void {
      if (named.fails === 'loading') this.dispatchEvent(new Event('error'));
      else this.#respond({ isReady: true });
    }
    #respond(data: LogflyResponse): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
    postMessage(): void {
      if (named.fails === 'reading') queueMicrotask(() => this.dispatchEvent(new Event('error')));
      const data = responses.shift();
      if (data) queueMicrotask(() => this.#respond(data));
    }
    terminate(): void {
      ended += 1;
    }
  }
  vi.stubGlobal(
    'Worker',
    vi.fn(function workerOf({ pathname }: URL) {
      return pathname.includes('logfly-worker') ? new DatabaseWorker() : new ImportWorkerInPage();
    }),
  );
  const progress: number[] = [];
  const source = { ...SOURCE, size: named.size ?? SOURCE.size };
  const reading = readLogflyDatabase(source, {
    signal: stop.signal,
    onProgress: (flights) => {
      progress.push(flights);
      if (flights === 1 && pages.length > 1) stop.abort();
    },
  });
  await vi.advanceTimersByTimeAsync(named.loadMs ?? 0);
  if (named.hangs) await vi.advanceTimersByTimeAsync(60_000);
  return { ...(await reading), progress, ended };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  closeImportReader();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a database of LogFly', () => {
  it('has flights of its tracks, with the names of their rows, and flights of its columns', async () => {
    const { flights, refused, ended } = await readOf([[flightOf(1, { igc: IGC, gliderName: '' }), flightOf(2)]]);
    expect(refused).toEqual([]);
    expect(flights).toMatchObject([
      {
        path: 'Logfly.db/2021-07-05-1.igc',
        siteName: 'PLANFAIT',
        gliderName: 'Recorder',
        remarks: 'Nice',
        airtime: 10,
      },
      { path: 'Logfly.db', row: 2, date: '2021-07-05', time: '13:05', airtime: 60, gliderName: 'Alpha 6', track: null },
    ]);
    expect(flights[0]?.track).toMatchObject({ fileName: '2021-07-05-1.igc', handle: { kind: 'igc' } });
    expect(ended).toBe(1);
  });

  it('has a flight of its columns where the track is refused, and names it; a row without a day is refused', async () => {
    const rows = [
      flightOf(1, { igc: 'no track' }),
      flightOf(2, { isIgcTooLarge: true }),
      flightOf(3, { launchedAt: '' }),
      flightOf(4, { launchedAt: '', igc: IGC }),
    ];
    const { flights, refused } = await readOf([rows]);
    expect(flights.map(({ row, track }) => [row, track === null])).toEqual([
      [1, true],
      [2, true],
      [undefined, false],
    ]);
    expect(refused).toEqual([
      { path: 'Logfly.db/2021-07-05-1.igc', reason: 'notFlightFile' },
      { path: 'Logfly.db/2021-07-05-2.igc', reason: 'tooLarge' },
      { path: 'Logfly.db', row: 3, reason: 'noDate' },
    ]);
  });

  it('is named when it was not read to its end, is none, or is too large', async () => {
    const part = await readOf([[flightOf(1)]], { problem: 'badDatabase' });
    expect([part.flights.length, part.refused]).toEqual([1, [{ path: 'Logfly.db', reason: 'badDatabase' }]]);
    expect((await readOf([])).refused).toEqual([{ path: 'Logfly.db', reason: 'noFlights' }]);
    const large = await readOf([[flightOf(1)]], { size: MAX_DATABASE_BYTES + 1 });
    expect([large.refused, large.ended]).toEqual([[{ path: 'Logfly.db', reason: 'databaseTooLarge' }], 0]);
  });

  it('that is stopped has the flights of the pages before', async () => {
    const { flights, refused } = await readOf([[flightOf(1)], [flightOf(2, { igc: IGC })], [flightOf(3)]]);
    expect([flights.map(({ row }) => row), refused]).toEqual([[1], []]);
  });

  it('tells how many flights were read', async () => {
    expect((await readOf([[flightOf(1), flightOf(2)]])).progress).toEqual([2]);
  });

  it.each([
    ['that keeps SQLite busy for a minute', { hangs: true }],
    ['whose worker fails', { fails: 'reading' }],
  ] as const)('%s is damaged, and ends its worker', async (_, trouble) => {
    const { refused, ended } = await readOf([], trouble);
    expect([refused, ended]).toEqual([[{ path: 'Logfly.db', reason: 'badDatabase' }], 1]);
  });

  it('is not called damaged where its reader cannot be loaded', async () => {
    const { refused, ended } = await readOf([], { fails: 'loading' });
    expect([refused, ended]).toEqual([[{ path: 'Logfly.db', reason: 'notLoaded' }], 1]);
  });

  it('is read however long its reader takes to be loaded', async () => {
    const { flights, refused } = await readOf([[flightOf(1)]], { loadMs: 300_000 });
    expect([flights.length, refused]).toEqual([1, []]);
  });
});
