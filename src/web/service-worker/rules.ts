import { PAGES, pageOf } from '#contract/pages/pages';
import { SHARE_PATH } from '#contract/pages/sharing';

/**
 * What the worker does with a request. `leave`: nothing, the browser sends it as if there were no worker; that is so for every call,
 * as an upload whose request passes through a worker has no progress, and a cache would give one pilot's files to another.
 */
export type Rule = 'asset' | 'document' | 'home' | 'leave' | 'share';

/** The properties of a request that decide its rule. */
export interface AskedFor {
  readonly method: string;
  readonly url: string;
  /** `navigate` for a document. */
  readonly mode: string;
  /** Whether a part of the file is asked for, which must not be stored as the whole. */
  readonly isPart: boolean;
}

/** Returns the rule of an origin's worker for a request. */
export function ruleOf({ method, url, mode, isPart }: AskedFor, origin: string): Rule {
  const address = new URL(url);
  if (address.origin !== origin) return 'leave';
  if (method === 'POST' && mode === 'navigate' && address.pathname === SHARE_PATH) return 'share';
  if (method !== 'GET' || isPart) return 'leave';
  if (mode === 'navigate') return ruleOfPage(address.pathname);
  return address.pathname.startsWith('/assets/') ? 'asset' : 'leave';
}

/** The pages for visitors are left alone: their code is not kept. */
function ruleOfPage(path: string): Rule {
  const page = pageOf(path);
  if (page === null) return 'leave';
  if (page === 'home') return 'home';
  return PAGES[page].access === 'pilot' || page === 'login' ? 'document' : 'leave';
}
