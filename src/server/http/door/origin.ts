import type { Configuration } from '#server/configuration';
import { isLoopback } from '#server/settings';

/**
 * Whether a call comes from a page of ours, by its `Origin`; what browsers send none with is told by its csrf value.
 * On a local server every name of this machine will do, as long as it is the one that was called.
 */
export function isOurOrigin(
  { origin, host }: { readonly origin: string | undefined; readonly host: string | undefined },
  { baseUrl, isLocal }: Pick<Configuration, 'baseUrl' | 'isLocal'>,
): boolean {
  if (origin === undefined || origin === baseUrl.origin) return true;
  if (!isLocal || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  return isLoopback(from.hostname) && from.host === host;
}
