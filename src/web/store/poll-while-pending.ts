/** Milliseconds until the first question, and at most between two: each wait is half as long again as the one before. */
const FIRST_MS = 1_000;
const MOST_MS = 15_000;
const GROWTH = 1.5;

/**
 * Returns a function to call with what each load says: while the server still computes something of the pilot's tracks, `poll`
 * asks for it. Not while the page is hidden: a page that becomes visible loads anyway. A question that fails is asked again.
 */
export function pollWhilePending(poll: () => Promise<unknown>): (isPending: boolean) => void {
  let [timer, wait]: [ReturnType<typeof setTimeout> | undefined, number] = [undefined, FIRST_MS];
  const heard = (isPending: boolean): void => {
    clearTimeout(timer);
    if (isPending) timer = setTimeout(ask, wait);
    wait = isPending ? Math.min(wait * GROWTH, MOST_MS) : FIRST_MS;
  };
  const ask = (): void => {
    if (document.visibilityState === 'visible') poll().catch(() => heard(true));
  };
  return heard;
}
