import { pageSettings } from '#web/api/page-settings.ts';

/** Whether a browser can keep a logbook: not without HTTPS, nor where storage is switched off, or the operator does not want it. */
export function canKeepLogbook(): boolean {
  return pageSettings().offline && window.isSecureContext && 'indexedDB' in window;
}
