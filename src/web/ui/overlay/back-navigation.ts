/** Called when the pilot went back, after the history is restored. */
type OnBack = () => void;

/** Something shown over a page (a full-screen map, a dialog) that Back closes. */
interface HistoryLayer {
  readonly path: string;
  readonly onBack: OnBack;
}

let holder: OnBack | null = null;
let layer: HistoryLayer | null = null;
/** Set while this module itself moves through the history: called on arrival. */
let onArrival: OnBack | null = null;

/**
 * Registers before the router's own listener, so that Back can be intercepted: browsers call the listeners of `window`
 * in the order of registration. Call it before the first render.
 */
export function listenForBack(): void {
  window.addEventListener('popstate', (event) => {
    if (isHandled(event.state)) event.stopImmediatePropagation();
  });
  if (isOfLayer(history.state)) history.back(); // Reloaded while a layer was open: it is gone now.
}

/** Intercepts Back from now on, one holder at a time. Returns a function that stops it. */
export function interceptBack(onBack: OnBack): () => void {
  holder = onBack;
  return () => {
    if (holder === onBack) holder = null;
  };
}

/** Adds a history entry for a layer over the page, one at a time; see {@link holdLayer}. */
export function pushLayer(): void {
  history.pushState({ ...history.state, isLayer: true }, '');
}

/** From now on Back calls `onBack` and the page stays: a layer is open. Returns a function that stops it. */
export function holdLayer(onBack: OnBack): () => void {
  const held: HistoryLayer = { path: window.location.pathname, onBack };
  layer = held;
  return () => {
    if (layer === held) layer = null;
  };
}

/** Returns whether this module handled a move through the history, so that the router must not. */
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
