import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { keptToken, linkIn } from './letter-link.ts';

/** The token of the link that led to this page, and a way to forget it once it is used. */
export interface ReadLink {
  /** Null where there is none, or none any more. */
  readonly token: string | null;
  /** Lets a reload find no token. */
  readonly forget: () => void;
}

/**
 * Reads the token of an emailed link. The address then no longer holds it: neither a glance at the screen nor the
 * browser's list of visited pages gives it away. This one entry of the history does, so that a reload finds it again.
 */
export function useLetterLink(): ReadLink {
  const [path, navigate] = useLocation();
  const [link] = useState(() => linkIn(path));
  const [token] = useState(() => link.token ?? keptToken(history.state));
  useEffect(() => {
    if (link.token !== null) navigate(link.readPath, { replace: true, state: { authToken: link.token } });
  }, [link, navigate]);
  return { token, forget: () => navigate(link.readPath, { replace: true, state: null }) };
}
