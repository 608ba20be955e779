// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LogflyFlight, type LogflyResult, MAX_LOGFLY_BYTES } from '#contract/import/logfly';
import { flownPath, igcFile } from '#test/builders/igc';
import { CallError } from '#web/api/call-error.ts';
import { closeImportReader } from '../parse/import-reader.ts';
import type { SourceFile } from '../parse/readings.ts';
import { importTasks } from '../parse/worker/import-tasks.ts';
import type { ImportRequest } from '../parse/worker/worker-messages.ts';
import type { LogflyCalls } from './logfly-calls.ts';
import type { DatabaseProgress } from './logfly-content.ts';
import { readLogflyDatabase } from './read-logfly-database.ts';

/** The worker's part in the thread of the test: the DOM of unit tests has no workers. */
class WorkerInPage extends EventTarget {
  readonly #handle = importTasks((data) => this.dispatchEvent(new MessageEvent('message', { data })));

  postMessage(request: ImportRequest): void {
    queueMicrotask(() => this.#handle(request));
  }

  terminate(): void {
    // Nothing runs beside the test.
  }
}

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

/** Reads a database in which a server finds these pages. */
async function readOf(
  pages: readonly (readonly LogflyFlight[])[],
  named: {
    readonly problem?: LogflyResult['problem'];
    readonly calls?: Partial<LogflyCalls>;
    readonly size?: number;
  } = {},
) {
  const stop = new AbortController();
  const progress: DatabaseProgress[] = [];
  const removed: string[] = [];
  const result = { pagesNum: pages.length, flightsNum: pages.flat().length, problem: named.problem ?? null };
  let asked = 0;
  const calls: LogflyCalls = {
    upload: async ({ offset, size }) => ({ received: offset + size }),
    read: async () => {
      asked += 1;
      return asked === 1 ? { state: 'reading' } : { state: 'read', ...result };
    },
    page: async (_, page) => {
      if (page === 1) stop.abort();
      return { flights: pages[page] ?? [] };
    },
    remove: async ({ clientKey }) => removed.push(clientKey),
    ...named.calls,
  };
  const source = { ...SOURCE, size: named.size ?? SOURCE.size };
  const content = await readLogflyDatabase(source, {
    calls,
    signal: stop.signal,
    onProgress: (now) => progress.push(now),
  });
  return { ...content, progress, removed };
}

beforeEach(() => vi.stubGlobal('Worker', WorkerInPage));
afterEach(() => {
  closeImportReader();
  vi.unstubAllGlobals();
});

describe('a database of LogFly', () => {
  it('has flights of its tracks, with the names of their rows, and flights of its columns', async () => {
    const { flights, refused, removed } = await readOf([[flightOf(1, { igc: IGC, gliderName: '' }), flightOf(2)]]);
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
    expect(removed).toHaveLength(1);
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
    const large = await readOf([[flightOf(1)]], { size: MAX_LOGFLY_BYTES + 1 });
    expect([large.refused, large.removed]).toEqual([[{ path: 'Logfly.db', reason: 'databaseTooLarge' }], []]);
  });

  it('that is stopped has the flights of the pages before', async () => {
    const { flights, refused } = await readOf([[flightOf(1)], [flightOf(2, { igc: IGC })], [flightOf(3)]]);
    expect([flights.map(({ row }) => row), refused]).toEqual([[1], []]);
  });

  it('tells how far it is', async () => {
    const { progress } = await readOf([[flightOf(1), flightOf(2)]]);
    expect(progress.map(({ step, done, all }) => [step, done, all])).toEqual([
      ['sending', 0, 4],
      ['sending', 4, 4],
      ['reading', 0, 2],
    ]);
  });

  it('that the server does not take is an error of the call', async () => {
    const upload = async (): Promise<never> => Promise.reject(new CallError('validationError', { message: 'No room' }));
    await expect(readOf([], { calls: { upload } })).rejects.toThrow('No room');
  });
});
