import type { EmailTransport } from '#server/mail/email';
import { emailTransport } from '#server/mail/transport';
import { type EmailContext, sendEmails } from '#server/services/account/emails';
import type { AppContext } from '#server/services/app-context';
import { type CheckEmailContext, queueCheckEmails, tellOfChecks } from '#server/services/due/check-emails';
import { type CopyContext, makeCopies } from '#server/services/export/nightly-copies';
import { type AirspaceContext, refreshAirspaces } from '#server/services/places/refresh-airspaces';
import { computeAllFindings, queueAllFindings } from '#server/services/tracks/findings';
import type { RecomputationContext } from '#server/services/tracks/recomputation';
import { queueTrackUpdates, updateTracks } from '#server/services/tracks/track-updates';
import { startQueue, startWorker } from './worker.ts';

/** Time for an email that is being sent when the server stops: cut off, it would be sent again later. */
const GRACE_MS = 5_000;

/**
 * Sends emails when signalled, and regularly looks for those due for a retry. Returns a function that stops it, after
 * a grace period in milliseconds for emails being sent.
 */
export function startEmailWorker(
  context: EmailContext & Pick<AppContext, 'jobSignal'>,
  graceMs = GRACE_MS,
): () => Promise<void> {
  const cutting = new AbortController();
  const send = emailTransport(context.configuration, context.log);
  const transport: EmailTransport = (email, abort) => send(email, AbortSignal.any([abort, cutting.signal]));
  const stop = startWorker(context, (stopping) => sendEmails(context, transport, stopping));
  return async () => {
    const cut = setTimeout(() => cutting.abort(), graceMs);
    await stop();
    clearTimeout(cut);
  };
}

/** Copies pilots' data each night into the operator's folder, if there is one. Returns a function that stops it after the present copy. */
export function startNightlyCopyWorker(context: CopyContext & Pick<AppContext, 'jobSignal'>): () => Promise<void> {
  if (context.configuration.archiveFolder === null) return () => Promise.resolve();
  return startWorker(context, (stop) => makeCopies(context, stop));
}

/** Tells pilots each morning of checks by email. Returns a function that stops it after the present pilot. */
export function startCheckEmails(context: CheckEmailContext): () => Promise<void> {
  return startQueue(context, queueCheckEmails, tellOfChecks);
}

/**
 * Updates the tracks that an older version has analysed, and computes the findings of all others, new ones first. Returns a
 * function that stops it after the present track.
 */
export function startTrackWorker(context: RecomputationContext & Pick<AppContext, 'jobSignal'>): () => Promise<void> {
  const works = [
    startQueue(context, queueTrackUpdates, updateTracks),
    startQueue(context, queueAllFindings, computeAllFindings),
  ];
  return async () => void (await Promise.all(works.map((stop) => stop())));
}

const INTERVAL_MS = 60_000;

/** Reads the airspaces now and, as they change, again; returns a function that stops it. Does nothing without sources. */
export function startAirspaces(context: AirspaceContext): () => void {
  const stopping = new AbortController();
  if (context.airspaces.states().length === 0) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = async (): Promise<void> => {
    await refreshAirspaces(context, stopping.signal).catch((error: unknown) =>
      context.log.error({ err: error }, 'looking for new airspaces failed'),
    );
    if (!stopping.signal.aborted) timer = setTimeout(() => void round(), INTERVAL_MS).unref();
  };
  void round();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
