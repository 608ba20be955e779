import type { House } from './house.ts';
import { carrierOf } from './mail/carrier.ts';
import type { Carrier } from './mail/letter.ts';
import { deliverLetters } from './services/account/letters.ts';

const ROUND_MS = 5_000;
/** Time for an email that is being sent when the server stops: cut off, it would be sent again later. */
const GRACE_MS = 5_000;

/**
 * Sends emails when signalled, and regularly looks for those due for a retry. Returns a function that stops it and gives
 * emails being sent a grace period, in milliseconds.
 */
export function keepDelivering(house: House, graceMs = GRACE_MS): () => Promise<void> {
  const [stopping, cutting] = [new AbortController(), new AbortController()];
  const hand = carrierOf(house);
  const carry: Carrier = (letter, abort) => hand(letter, AbortSignal.any([abort, cutting.signal]));
  let rounds: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await deliverLetters(house, carry, stopping.signal);
    } while (isAskedAgain && !stopping.signal.aborted);
  };
  const go = () => {
    isAskedAgain = true;
    rounds ??= run()
      .catch((error: unknown) => house.log.error({ err: error }, 'letters could not be looked for'))
      .finally(() => {
        rounds = null;
      });
  };
  const timer = setInterval(go, ROUND_MS);
  timer.unref();
  const unhear = house.letterBell.onRing(go);
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
