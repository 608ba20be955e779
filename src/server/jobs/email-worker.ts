import type { AppContext } from '../context/app-context.ts';
import type { EmailTransport } from '../mail/email.ts';
import { emailTransport } from '../mail/transport.ts';
import { type EmailContext, sendEmails } from '../services/account/emails.ts';
import { startWorker } from './worker.ts';

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
