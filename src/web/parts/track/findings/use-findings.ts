import { useEffect, useState } from 'react';
import type { Flight } from '#domain/flight';
import { useFinishedJobs } from '#web/store/store.ts';
import { findingsOfFlight, trackFileOfFlight } from '../track-store.ts';
import { computeFindings } from './compute-findings.ts';
import { followFindings, NO_FINDINGS, PAUSE_MS, type PageFindings } from './follow-findings.ts';

/** Returns what is known of a flight's findings; asks again when the flight changes, when the server has computed all that was to do, and while they are not there. */
export function useFindings(flight: Flight): PageFindings {
  const [findings, setFindings] = useState(NO_FINDINGS);
  const finished = useFinishedJobs();
  useEffect(() => {
    const leaving = new AbortController();
    void followFindings(
      {
        stored: (again) => findingsOfFlight(flight.id, again || finished > 0),
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
