/** Replaces a token in the address once it has been read. */
const READ = '-';
const LINK = /^(\/(?:email-verification|reset-password)\/\d+)\/([^/]+)\/?$/;

/** A path with a token, parsed. */
export interface EmailLinkPath {
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
