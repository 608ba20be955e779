import type { House } from './house.ts';
import { carrierOf } from './mail/carrier.ts';
import { deliverLetters } from './services/letters.ts';

const ROUND_MS = 5_000;

/** Sends letters when the bell rings, and looks from time to time for those that are due again; answers how to stop. */
export function keepDelivering(house: House): () => Promise<void> {
  const carry = carrierOf(house);
  const stopping = new AbortController();
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
    await rounds;
  };
}
