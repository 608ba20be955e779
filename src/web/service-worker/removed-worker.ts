declare const self: ServiceWorkerGlobalScope;

// A server with OFFLINE=off sends this instead of its worker: only another worker can replace an installed one.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

export type {};
