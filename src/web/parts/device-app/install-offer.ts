import { useSyncExternalStore } from 'react';
import { mayBeSignedIn } from '#web/store/signed-in-hint.ts';

/** Installs the app, as the browser lets the pilot confirm. */
type Install = () => void;

const listeners = new Set<() => void>();
let install: Install | null = null;

/** Listens for the browser's offer to install the app, which comes once a page. It is left to the browser where nobody is logged in. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!mayBeSignedIn() || !('prompt' in event) || typeof event.prompt !== 'function') return;
    const { prompt } = event;
    event.preventDefault();
    setInstall(() => {
      setInstall(null); // The browser takes an offer once.
      void Reflect.apply(prompt, event, []);
    });
  });
  window.addEventListener('appinstalled', () => setInstall(null));
}

/** Returns what installs the app; null where the browser does not offer it. */
export function useInstall(): Install | null {
  return useSyncExternalStore(subscribe, () => install);
}

function setInstall(next: Install | null): void {
  install = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
