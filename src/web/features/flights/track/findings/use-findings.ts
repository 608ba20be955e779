import { useEffect, useRef, useState } from 'react';
import type { Flight } from '#domain/flight';
import type { TimeRange } from '#domain/track/flight/time-range';
import { useFinishedJobs } from '#web/store/store.ts';
import { askWorker } from '../ask-worker.ts';
import { findingsOfFlight, trackFileOfFlight } from '../track-store.ts';
import { type BrowserFindings, followFindings, NO_FINDINGS, PAUSE_MS, type PageFindings } from './follow-findings.ts';

/** Returns what is known of a flight's findings; asks again when the flight changes, when the server has computed all that was to do, and while they are not there. */
export function useFindings(flight: Flight): PageFindings {
  const [findings, setFindings] = useState(NO_FINDINGS);
  const finished = useFinishedJobs();
  const seen = useRef(finished);
  useEffect(() => {
    const leaving = new AbortController();
    const hasFinished = finished !== seen.current; // Since the page was opened: the loaded findings are outdated.
    seen.current = finished;
    void followFindings(
      {
        stored: (again) => findingsOfFlight(flight.id, again || hasFinished),
        computed: async () => computeFindings(await trackFileOfFlight(flight.id)),
        pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
      },
      setFindings,
      leaving.signal,
    );
    return () => leaving.abort();
  }, [flight, finished]);
  return findings;
}

/** A request to the worker: a file, and the part of it that is the flight, null for what the analysis finds. */
export interface FindingsRequest {
  readonly bytes: ArrayBuffer;
  readonly range: TimeRange | null;
}

/** Its response; null for a file that cannot be read. */
export type FindingsResponse = BrowserFindings | null;

/** Computes the findings of a file's flight in a worker of its own, without the scores. Rejects when it fails. */
function computeFindings(request: FindingsRequest): Promise<FindingsResponse> {
  return askWorker(new Worker(new URL('./findings-worker.ts', import.meta.url), { type: 'module' }), request);
}
