import type { Configuration } from '#server/configuration/configuration';
import { isLoopback } from '#server/security/loopback';

/**
 * Whether a call comes from one of our pages, by its `Origin`; without one the csrf value alone decides. A local server
 * accepts every name of this machine, if it is the host that was called.
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
