import { ARRIVAL_LIMIT_MS, pauseLeftMs, rememberFailure } from './attempts.ts';
import { loadStyle, type ProbedView, probeTile } from './remote-style.ts';

/** How often a page that is not visible looks whether it is again: asked for is nothing then. */
const HIDDEN_MS = 5_000;

/** A style, and the view of which one tile is asked for. */
export interface Asked {
  /** The address of a style. */
  readonly url: string;
  readonly view: ProbedView;
}

/**
 * Asks for a style and one of its tiles again when the pause after a failure is over, and each time that they do not come
 * after another pause. Calls back once both come: a style alone would be taken off the map again. Returns a function that
 * ends this.
 */
export function retryTiles(askedNow: () => Asked, onCome: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => void ask(), ms);
  };
  const ask = async (): Promise<void> => {
    const pauseMs = document.hidden ? HIDDEN_MS : pauseLeftMs('tiles'); // Another map of this tab may have asked.
    if (pauseMs > 0) return wait(pauseMs);
    const limit = AbortSignal.any([end.signal, AbortSignal.timeout(ARRIVAL_LIMIT_MS)]);
    const hasCome = await comes(askedNow(), limit);
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

async function comes({ url, view }: Asked, signal: AbortSignal): Promise<boolean> {
  try {
    await probeTile(await loadStyle(url, signal), view, signal);
    return true;
  } catch {
    return false; // As at first: the built-in map stays, and says so.
  }
}
