import { KEPT_DOCUMENT, TIDY_BUILDS, WHICH_SCRIPT, WORKER_PATH } from '#contract/pages/offline';
import { foundNewVersion } from './new-version.ts';

/** A page that is open for days asks for a new version that often. */
const UPDATE_EVERY_MS = 3_600_000;

let isRegistered = false;

/** Registers the worker, once for a page; it stays after a logout. Rejects when the browser does not take it. */
export async function registerWorker(): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (data === WHICH_SCRIPT) ports[0]?.postMessage(firstScript());
  });
  serviceWorker.startMessages();
  listenForNewWorker(serviceWorker, hadWorker);
  const registration = await serviceWorker.register(WORKER_PATH);
  updateWhenVisible(registration);
  serviceWorker.controller?.postMessage(TIDY_BUILDS);
  if (window.matchMedia('(display-mode: standalone)').matches) await askToSpare();
}

/** Asks the browser not to delete the installed app's storage when the device is short of room. */
async function askToSpare(): Promise<void> {
  const isSpared = await navigator.storage.persist();
  if (!isSpared) console.warn('The browser may delete what is stored on this device.');
}

/** The path of the script that the document of this page names, which has the hash of the build. */
function firstScript(): string {
  return new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href).pathname;
}

/** A worker takes over where there was none, which is no news, and when it has stored another build. */
function listenForNewWorker(serviceWorker: ServiceWorkerContainer, hadWorker: boolean): void {
  let had = hadWorker;
  serviceWorker.addEventListener('controllerchange', () => {
    serviceWorker.controller?.postMessage(TIDY_BUILDS);
    if (had) void lookForNewVersion();
    had = true;
  });
}

/** The page may be newer than the worker was: the server's document tells. */
async function lookForNewVersion(): Promise<void> {
  try {
    const response = await fetch(KEPT_DOCUMENT, { cache: 'no-store' });
    const html = await response.text();
    if (response.ok && !html.includes(`"${firstScript()}"`)) foundNewVersion();
  } catch (error) {
    console.warn('The server could not be asked for its version.', error); // It is asked again by the next worker.
  }
}

function updateWhenVisible(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < UPDATE_EVERY_MS) return;
    last = Date.now();
    registration.update().catch((error: unknown) => console.warn('There was no answer about a new version.', error));
  });
}
