import { setTimeout } from 'node:timers/promises';
import { TrackFiles } from '#formats/igc-files';
import { patience } from '#test/run/patience';
import { type ReadContent, reviewedContent } from '#test/servers/archive-calls';
import { finishedRun, readRun, sentPart, startedRun } from '#test/servers/import-calls';
import type { Visitor } from '#test/servers/visitor';
import { CallError, errorOfResponse } from '#web/api/call-error.ts';
import type { ImportCalls } from '#web/features/import/calls.ts';
import { NOTHING_SENT } from '#web/features/import/send/progress.ts';
import { sendImport } from '#web/features/import/send/send-import.ts';

/** A tab of the pilot's browser with the import page: all that it knows goes with it. */
export interface Tab {
  /** How far it is: `review`, or how many flights it has sent. */
  readonly at: () => string;
  /** Nothing that it has asked for comes back any more; what is on its way to the server stays on it. */
  readonly close: () => void;
  /** Whether it came to the end of the import. */
  readonly ended: Promise<boolean>;
}

/** How long the pilot waits before trying again what failed. */
const RETRY_MS = 200;

/** Opens a tab, gives it the files, and presses Import. */
export function openTab(visitor: Visitor, read: ReadContent): Tab {
  let at = 'review';
  let close: () => void = () => undefined;
  const closed = new Promise<false>((resolve) => {
    close = () => resolve(false);
  });
  const importAll = async (): Promise<true> => {
    const { plan } = await untilLoaded(() => reviewedContent(visitor, read));
    const tracks = new TrackFiles();
    await sendImport(plan, NOTHING_SENT, {
      calls: callsOf(visitor, closed),
      readIgc: (handle) => tracks.igcOf(handle),
      signal: new AbortController().signal,
      onWaiting: () => undefined,
      onProgress: ({ sent }) => {
        at = `${sent} of ${plan.flights.length}`;
      },
    });
    return true;
  };
  return { at: () => at, close, ended: Promise.race([importAll(), closed]) };
}

/** The page's calls without a browser. A closed tab gets no response. */
function callsOf(visitor: Visitor, closed: Promise<false>): Pick<ImportCalls, 'start' | 'part' | 'run' | 'finish'> {
  const heard = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const result = await Promise.race([closed, responseOf(call)]);
    return result === false ? new Promise(() => undefined) : result;
  };
  return {
    start: (body) => heard(async () => ({ importId: await startedRun(visitor, body) })),
    run: (id) => heard(() => readRun(visitor, id)),
    finish: (id, outcome) => heard(() => finishedRun(visitor, id, { ...outcome })),
    part: (id, part) =>
      heard(async () => {
        const { status, body } = await sentPart(visitor, id, part);
        if (status !== 200) throw errorOfResponse(status, JSON.stringify(body));
        return body;
      }),
  };
}

/** What is no answer of the server is a lost connection, as for the page. */
async function responseOf<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('ajaxNetworkError');
  }
}

async function untilLoaded<Result>(load: () => Promise<Result>): Promise<Result> {
  const isLate = patience('the server');
  for (;;) {
    try {
      return await load();
    } catch {
      isLate();
      await setTimeout(RETRY_MS); // The server is away; the page offers to try again.
    }
  }
}
