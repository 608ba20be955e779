import { ARRIVAL_LIMIT_MS } from './arrival-limit.ts';
import { pauseLeftMs, rememberFailure } from './attempts.ts';
import { loadStyle } from './remote-style.ts';

/** How often a page that is not visible looks whether it is again: asked for is nothing then. */
const HIDDEN_MS = 5_000;

/**
 * Asks for a style again when the pause after a failure is over, and each time that it does not come after another pause.
 * Calls back once it comes. Returns a function that ends this.
 */
export function retryTiles(urlNow: () => string, onCome: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => void ask(), ms);
  };
  const ask = async (): Promise<void> => {
    const pauseMs = document.hidden ? HIDDEN_MS : pauseLeftMs('tiles'); // Another map of this tab may have asked.
    if (pauseMs > 0) return wait(pauseMs);
    const limit = AbortSignal.any([end.signal, AbortSignal.timeout(ARRIVAL_LIMIT_MS)]);
    const hasCome = await loadStyle(urlNow(), limit).then(Boolean, () => false);
    if (end.signal.aborted) return;
    if (hasCome) return onCome();
    rememberFailure('tiles');
    wait(pauseLeftMs('tiles'));
  };
  wait(pauseLeftMs('tiles'));
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
