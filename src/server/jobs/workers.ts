import { setTimeout as wait } from 'node:timers/promises';
import type { EmailTransport } from '#server/mail/email';
import { emailTransport } from '#server/mail/transport';
import { type EmailContext, sendEmails } from '#server/services/account/emails';
import type { AppContext } from '#server/services/app-context';
import { type CheckEmailContext, queueCheckEmails, tellOfChecks } from '#server/services/due/check-emails';
import { type CopyContext, makeCopies } from '#server/services/export/nightly-copies';
import { queueArrivedFiles, type TakeInContext, takeInFiles } from '#server/services/inbox/take-in';
import { type FolderContext, lookIntoFolders, type SeenFiles } from '#server/services/inbox/watch-folder';
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

/** Reads what devices have sent, when signalled and regularly. Returns a function that stops it after the present file. */
export function startInboxWorker(context: TakeInContext): () => Promise<void> {
  return startWorker(context, async (stop) => {
    await queueArrivedFiles(context);
    await takeInFiles(context, stop);
  });
}

/** Looks into the pilots' folders now and then; returns a function that stops it after the present look. Does nothing without `INBOX_DIR`. */
export function startFolderWatch(context: FolderContext): () => Promise<void> {
  if (context.configuration.inboxFolder === null) return () => Promise.resolve();
  const seen: SeenFiles = new Map();
  const stopping = new AbortController();
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await lookIntoFolders(context, seen).catch((error: unknown) =>
        context.log.error({ err: error }, 'looking into INBOX_DIR failed'),
      );
      await wait(LOOK_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined); // Stopped.
    }
  };
  const watching = watch();
  return () => {
    stopping.abort();
    return watching;
  };
}

/** Programs that write a file into the folder need less time for it: a file is taken at the second look that finds it the same. */
const LOOK_MS = 30_000;
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
