/** Called when the pilot went back, after the address is put right again. */
type OnBack = () => void;

/** What lies over a page and is closed by Back. */
interface Layer {
  readonly path: string;
  readonly onBack: OnBack;
}

let holder: OnBack | null = null;
let layer: Layer | null = null;
/** Set while the gate itself moves through the history: what is to be done once it is there. */
let onArrival: OnBack | null = null;

/**
 * Stands before the router's own listener, so that Back can be held: Chromium calls the listeners of `window` in the
 * order in which they came. To be called before anything is drawn.
 */
export function openBackGate(): void {
  window.addEventListener('popstate', (event) => {
    if (isHandled(event.state)) event.stopImmediatePropagation();
  });
  if (isOfLayer(history.state)) history.back(); // Reloaded while a layer was open: nothing lies over the page now.
}

/** Holds Back from now on, one holder at a time. Gives the way to let it through again. */
export function holdBack(onBack: OnBack): () => void {
  holder = onBack;
  return () => {
    if (holder === onBack) holder = null;
  };
}

/**
 * Adds an entry to the history for what now lies over the page, one layer at a time: Back calls `onBack` and leaves the
 * page as it is. Returns the way to forget the layer when the page goes.
 */
export function pushLayer(onBack: OnBack): () => void {
  const pushed: Layer = { path: window.location.pathname, onBack };
  history.pushState({ ...history.state, isLayer: true }, '');
  layer = pushed;
  return () => {
    if (layer === pushed) layer = null;
  };
}

/** Whether a move through the history was the gate's business, and no router's. */
function isHandled(entry: unknown): boolean {
  const [arrived, left] = [onArrival, layer];
  [onArrival, layer] = [null, null];
  if (arrived) arrived();
  else if (left?.path === window.location.pathname) left.onBack();
  else if (isOfLayer(entry))
    move('back', () => undefined); // Forward to a layer that was closed.
  else if (holder) move('forward', () => holder?.());
  else return false;
  return true;
}

function move(direction: 'back' | 'forward', then: OnBack): void {
  onArrival = then;
  history[direction]();
}

function isOfLayer(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && 'isLayer' in entry;
}
