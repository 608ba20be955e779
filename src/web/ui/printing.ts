import { useSyncExternalStore } from 'react';

/** Set on the root element while a print is prepared: the style sheets give the content the width of paper. */
const ATTRIBUTE = 'data-paper';
const paper = globalThis.matchMedia?.('print');
const listeners = new Set<() => void>();
let isPreparing = false;

globalThis.addEventListener?.('beforeprint', () => prepare(true));
globalThis.addEventListener?.('afterprint', () => prepare(false));
paper?.addEventListener('change', () => announce());

/**
 * Whether the page is laid out for paper. It becomes true before the browser takes the page to paper, when the content
 * has its width there already, so that what measures its box can draw itself anew in time.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(onPrinting, isPrinting);
}

/** Calls the listener when the page is laid out for paper, and when it is laid out for the screen again. */
export function onPrinting(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function isPrinting(): boolean {
  return isPreparing || paper?.matches === true;
}

function prepare(preparing: boolean): void {
  isPreparing = preparing;
  document.documentElement.toggleAttribute(ATTRIBUTE, preparing);
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}
