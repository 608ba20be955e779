import type { AppContext } from '../context/app-context.ts';
import type { EmailTransport } from '../mail/email.ts';
import { emailTransport } from '../mail/transport.ts';
import { sendEmails } from '../services/account/emails.ts';

const ROUND_MS = 5_000;
/** Time for an email that is being sent when the server stops: cut off, it would be sent again later. */
const GRACE_MS = 5_000;

/**
 * Sends emails when signalled, and regularly looks for those due for a retry. Returns a function that stops it and gives
 * emails being sent a grace period, in milliseconds.
 */
export function startEmailWorker(context: AppContext, graceMs = GRACE_MS): () => Promise<void> {
  const [stopping, cutting] = [new AbortController(), new AbortController()];
  const hand = emailTransport(context.configuration, context.log);
  const carry: EmailTransport = (email, abort) => hand(email, AbortSignal.any([abort, cutting.signal]));
  let rounds: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await sendEmails(context, carry, stopping.signal);
    } while (isAskedAgain && !stopping.signal.aborted);
  };
  const go = () => {
    isAskedAgain = true;
    rounds ??= run()
      .catch((error: unknown) => context.log.error({ err: error }, 'letters could not be looked for'))
      .finally(() => {
        rounds = null;
      });
  };
  const timer = setInterval(go, ROUND_MS);
  timer.unref();
  const unhear = context.emailSignal.onWake(go);
  go();
  return async () => {
    clearInterval(timer);
    unhear();
    stopping.abort();
    const cut = setTimeout(() => cutting.abort(), graceMs);
    await rounds;
    clearTimeout(cut);
  };
}
