import { CREDITS } from './credits.ts';
import type { LocationNews } from './use-site-place.ts';

/** What stands under the location while its address is looked up, and afterwards. */
export function locationHint(news: LocationNews): string | undefined {
  if (news.state === 'asked') return 'Looking up the address ...';
  if (news.state === 'found') return `Address: ${CREDITS.addresses}`;
  return news.state === 'failed' ? `The address could not be looked up: ${news.message}` : undefined;
}
