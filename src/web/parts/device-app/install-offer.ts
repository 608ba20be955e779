import { useSyncExternalStore } from 'react';
import { mayBeSignedIn } from '#web/store/signed-in-hint.ts';

/** The browser's offer to install the app. No standard has it, so TypeScript's DOM lacks it. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    readonly beforeinstallprompt: InstallEvent;
  }
}

/** Installs the app, as the browser lets the pilot confirm. */
type Install = () => void;

const listeners = new Set<() => void>();
let install: Install | null = null;

/** Listens for the browser's offer to install the app, which comes once a page. It is left to the browser where nobody is logged in. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!mayBeSignedIn()) return;
    event.preventDefault();
    setInstall(() => {
      setInstall(null); // The browser takes an offer once.
      void event.prompt();
    });
  });
  window.addEventListener('appinstalled', () => setInstall(null));
}

/** Returns what installs the app; null when the browser does not offer it. */
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
