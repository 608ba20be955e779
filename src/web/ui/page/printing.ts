import { useSyncExternalStore } from 'react';
import { callEach } from './call-each.ts';

/** Set on the root element while a print is prepared: the style sheets then use the width of paper. */
const ATTRIBUTE = 'data-paper';
const paper = globalThis.matchMedia?.('print');
const listeners = new Set<() => void>();
let isPreparing = false;

globalThis.addEventListener?.('beforeprint', () => prepare(true));
globalThis.addEventListener?.('afterprint', () => prepare(false));
paper?.addEventListener('change', () => announce());

/**
 * Returns whether the page is laid out for paper. Becomes true before the browser renders the print, when the content
 * already has the width of paper, so that charts and maps can resize in time.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(onPrinting, isPrinting);
}

/** Calls the listener when the layout changes to paper or back. Returns a function that unsubscribes. */
export function onPrinting(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** See {@link usePrinting}. */
export function isPrinting(): boolean {
  return isPreparing || paper?.matches === true;
}

function prepare(preparing: boolean): void {
  isPreparing = preparing;
  document.documentElement.toggleAttribute(ATTRIBUTE, preparing);
  announce();
}

function announce(): void {
  callEach(listeners);
}
