/** Stands in the address for a token that was read. */
const READ = '-';
const LINK = /^(\/(?:email-verification|reset-password)\/\d+)\/([^/]+)\/?$/;

/** What an address with a token says. */
export interface LetterLink {
  /** Null once it was read, and in any other address. */
  readonly token: string | null;
  /** The same address without the token. */
  readonly readPath: string;
}

/** The token in the last part of the path of a letter's link. */
export function linkIn(path: string): LetterLink {
  const [, page, token] = LINK.exec(path) ?? [];
  if (page === undefined || token === undefined) return { token: null, readPath: path };
  return { token: token === READ ? null : unescaped(token), readPath: `${page}/${READ}` };
}

/** The token that an entry of the browser's history keeps; null when it keeps none. */
export function keptToken(entry: unknown): string | null {
  const kept = typeof entry === 'object' && entry !== null && 'authToken' in entry ? entry.authToken : null;
  return typeof kept === 'string' ? kept : null;
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // Cut off or altered: the server says so.
  }
}
