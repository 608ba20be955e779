import { figuresOf } from '#domain/figures/flight-figures';
import { phasesOf } from '#domain/phases/phases-of';
import { readFlownTrack } from '#domain/track/read-track';
import type { FindingsRequest, FindingsResponse } from './use-findings.ts';

// Computes the findings that the server has not computed yet, beside the worker that reads the track for the page.
addEventListener('message', ({ data }: MessageEvent<FindingsRequest>) => {
  const reading = readFlownTrack(new Uint8Array(data.bytes), data.range);
  const findings: FindingsResponse =
    reading.state === 'ready' ? { figures: figuresOf(reading.flown), phases: phasesOf(reading.flown) } : null;
  postMessage(findings);
});
