import { useSyncExternalStore } from 'react';
import { type LocalDate, localDateOf } from '#domain/local-date';

const MINUTE_MS = 60_000;

/** Returns the day on this device; re-renders when the next one begins, at the latest when a page that slept over midnight is shown again. */
export function useToday(): LocalDate {
  return useSyncExternalStore(onNewDay, today);
}

/** Looks each minute: a timer that ends at midnight stops while a device sleeps. */
function onNewDay(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

function today(): LocalDate {
  return localDateOf(new Date());
}
