import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/** The token of the link that led to this page, and how to remove it once it is used. */
interface ReadLink {
  /** Null when the address has none, or it was removed. */
  readonly token: string | null;
  /** Removes the token from the history, so that a reload does not find it. */
  readonly removeToken: () => void;
}

/**
 * Reads the token of an emailed link and removes it from the address, so that neither the screen nor the browser's list
 * of visited pages reveals it. The state of this history entry keeps it, so that a reload finds it again.
 */
export function useEmailLink(): ReadLink {
  const [path, navigate] = useLocation();
  const [link] = useState(() => linkIn(path));
  const [token] = useState(() => link.token ?? storedToken(history.state));
  useEffect(() => {
    if (link.token !== null) navigate(link.readPath, { replace: true, state: { authToken: link.token } });
  }, [link, navigate]);
  return { token, removeToken: () => navigate(link.readPath, { replace: true, state: null }) };
}

/** Replaces a token in the address once it has been read. */
const READ = '-';
const LINK = /^(\/(?:email-verification|reset-password|unsubscribe)\/\d+)\/([^/]+)\/?$/;

/** A path with a token, parsed. */
interface EmailLinkPath {
  /** Null once it was read, and in any other path. */
  readonly token: string | null;
  /** The same path without the token. */
  readonly readPath: string;
}

/** Returns the token in the last segment of the path of an emailed link. */
export function linkIn(path: string): EmailLinkPath {
  const [, page, token] = LINK.exec(path) ?? [];
  if (page === undefined || token === undefined) return { token: null, readPath: path };
  return { token: token === READ ? null : unescaped(token), readPath: `${page}/${READ}` };
}

/** Returns the token stored in a history entry's state, or null. */
export function storedToken(entry: unknown): string | null {
  const token = typeof entry === 'object' && entry !== null && 'authToken' in entry ? entry.authToken : null;
  return typeof token === 'string' ? token : null;
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Truncated or altered: the server rejects it.
  }
}
