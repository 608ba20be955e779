import { useEffect, useState } from 'react';
import type { Flight } from '#domain/flight';
import { findingsOfFlight, trackFileOfFlight } from '../track-store.ts';
import { computeFindings } from './compute-findings.ts';
import { followFindings, NO_FINDINGS, PAUSE_MS, type PageFindings } from './follow-findings.ts';

/** Returns what is known of a flight's findings; asks again when the flight changes, and while they are not there. */
export function useFindings(flight: Flight): PageFindings {
  const [findings, setFindings] = useState(NO_FINDINGS);
  useEffect(() => {
    const leaving = new AbortController();
    void followFindings(
      {
        stored: (again) => findingsOfFlight(flight.id, again),
        computed: async () => computeFindings(await trackFileOfFlight(flight.id)),
        pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
      },
      setFindings,
      leaving.signal,
    );
    return () => leaving.abort();
  }, [flight]);
  return findings;
}
