import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isThere = false;

/** Says that the server has another version of the app than this page. */
export function foundNewVersion(): void {
  isThere = true;
  for (const listener of listeners) listener();
}

/** Returns whether the server has another version of the app than this page. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isThere);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
