/** Milliseconds until the first question, and the longest wait: each is half as long again as the one before, some 15 minutes in all. */
const FIRST_MS = 1_000;
const LONGEST_MS = 300_000;
const GROWTH = 1.5;

/**
 * Returns a function to call with what each load says: while the server still computes something of the pilot's tracks, `poll`
 * asks for it. A question that fails is asked again. A job that keeps failing is not waited for: the next load that is no question,
 * such as that of a page that becomes visible, begins anew.
 */
export function pollWhilePending(poll: () => Promise<unknown>): (isPending: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_MS;
  let isAsking = false;
  const heard = (isPending: boolean): void => {
    clearTimeout(timer);
    wait = isAsking ? wait * GROWTH : FIRST_MS;
    if (isPending && wait <= LONGEST_MS) timer = setTimeout(ask, wait);
  };
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    isAsking = true;
    await poll().catch(() => heard(true));
    isAsking = false;
  };
  return heard;
}
