import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { linkIn, storedToken } from './email-link.ts';

/** The token of the link that led to this page, and how to remove it once it is used. */
export interface ReadLink {
  /** Null where there is none, or it was removed. */
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
