import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChosenSource, SourceReading, TrackHandle } from '#formats/readings';
import { flownPath, igcBytes } from '#test/builders/igc';
import { ImportWorkerInPage } from '#test/web/import-worker-in-page';
import { closeImportReader, igcOf, readSources, type StoppableListener, tableAs } from './import-reader.ts';

/** Counts the workers that run. */
class WorkerInPage extends ImportWorkerInPage {
  override terminate(): void {
    super.terminate();
    started -= 1;
  }

  constructor() {
    super();
    started += 1;
    latest = this;
  }
}

let started = 0;
let latest: EventTarget | null = null;

const FLIGHT = [{ seconds: 300 }, { seconds: 600, speed: 10, heading: 90, climb: -1 }, { seconds: 300 }];
const IGC = igcBytes({ fixes: flownPath({ at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 }, FLIGHT, 4) });
const given = (path: string, content: Uint8Array): ChosenSource => ({
  path,
  file: new Blob([Uint8Array.from(content)]),
});

function listener(named: Partial<StoppableListener> = {}): StoppableListener {
  return { onReading: () => undefined, onProgress: () => undefined, signal: new AbortController().signal, ...named };
}

async function handleOf(file: ChosenSource): Promise<TrackHandle> {
  const readings: SourceReading[] = [];
  await readSources([file], listener({ onReading: (reading) => readings.push(reading) }));
  const [reading] = readings;
  const track = reading?.state === 'flights' ? reading.flights[0]?.track : null;
  if (!track) throw new Error('There is no track');
  return track.handle;
}

beforeEach(() => vi.stubGlobal('Worker', WorkerInPage));
afterEach(() => {
  closeImportReader();
  vi.unstubAllGlobals();
});

describe('the reader of an import', () => {
  it('reads files in one worker, and their tracks again', async () => {
    const handle = await handleOf(given('a.igc', IGC));
    expect(await igcOf(handle)).toEqual(new Uint8Array(IGC));
    expect(started).toBe(1);
  });

  it('keeps readings at the same time apart', async () => {
    const paths = await Promise.all(
      ['a.igc', 'b.igc'].map(async (path) => {
        const read: string[] = [];
        const files = [given(path, IGC), given(`2-${path}`, IGC)];
        await readSources(files, listener({ onReading: ({ source }) => read.push(source.path) }));
        return read;
      }),
    );
    expect(paths).toEqual([
      ['a.igc', '2-a.igc'],
      ['b.igc', '2-b.igc'],
    ]);
  });

  it('reads the table of a CSV file again, as the pilot chooses', async () => {
    const handle = { blob: new Blob(['a;b,c']), entry: null };
    expect(await tableAs(handle, { delimiter: ',' })).toMatchObject({ rows: [['a;b', 'c']], delimiter: ',' });
    const tooLong = { blob: new Blob(['a;b\n'.repeat(20_001)]), entry: null };
    await expect(tableAs(tooLong, {})).rejects.toMatchObject({ problem: 'tooManyRows' });
  });

  it('stops, also before it began', async () => {
    const controller = new AbortController();
    let read = 0;
    const counting = listener({
      onReading: () => {
        read += 1;
        controller.abort();
      },
      signal: controller.signal,
    });
    const files = Array.from({ length: 30 }, (_, i) => given(`${i}.igc`, IGC));
    await readSources(files, counting);
    expect(read).toBeLessThan(30);
    const before = read;
    await readSources(files, counting);
    expect(read).toBe(before);
  });

  it('stops at once in the middle of a file, and reads the next ones with another worker', async () => {
    const controller = new AbortController();
    class Endless extends Blob {
      override slice(): Blob {
        return this;
      }
      override arrayBuffer(): Promise<ArrayBuffer> {
        controller.abort();
        return new Promise(() => undefined);
      }
    }
    await readSources([{ path: 'a.igc', file: new Endless(['A']) }], listener({ signal: controller.signal }));
    expect(started).toBe(0);
    await handleOf(given('b.igc', IGC));
    expect(started).toBe(1);
  });

  it('leaves the worker alone when a reading that has ended is stopped', async () => {
    const controller = new AbortController();
    await readSources([given('a.igc', IGC)], listener({ signal: controller.signal }));
    controller.abort();
    expect(started).toBe(1);
  });

  it('rejects for a track whose source is not what it was', async () => {
    const handle = await handleOf(given('a.igc', IGC));
    const other = { ...handle, kind: 'gpx' as const, blob: new Blob(['<gpx/>']) };
    await expect(igcOf(other)).rejects.toMatchObject({ problem: 'noTrack' });
    await expect(igcOf({ ...handle, index: 5 })).rejects.toMatchObject({ problem: 'gone' });
  });

  it('rejects what is pending when the worker fails, and starts another', async () => {
    const reading = readSources([given('a.igc', IGC)], listener());
    latest?.dispatchEvent(Object.assign(new Event('error'), { message: 'Out of memory' }));
    await expect(reading).rejects.toThrow('Out of memory');
    await handleOf(given('b.igc', IGC));
    expect(started).toBe(1);
  });
});
