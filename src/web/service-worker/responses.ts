import { PAGE_SETTINGS_META } from '#contract/pages/page-settings';

/** The part of a response that these decisions need. */
export type Head = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Whether a file may be stored under its address: the file itself, whole, and no page that a proxy or a hotspot sent instead. */
export function isWholeFile(response: Head): boolean {
  const isPlain = response.type === 'basic' || response.type === 'default';
  return response.status === 200 && isPlain && !response.redirected && !isHtml(response);
}

/** Whether a response is a document. */
export function isHtml({ headers }: Pick<Head, 'headers'>): boolean {
  return headers.get('content-type')?.includes('text/html') === true;
}

/**
 * Whether the network's response to the request for a document is shown, rather than the document that is kept: not where the server or a
 * proxy before it fails, nor where a hotspot answers everything with a page of its own. Redirects and refusals are shown: a proxy that asks for a
 * login of its own would otherwise never be seen.
 */
export async function isShown(response: Response): Promise<boolean> {
  if (response.status >= 500) return false;
  return response.status !== 200 || isOwnDocument(await response.clone().text());
}

/** Whether this is a document of ours, of any version. */
export function isOwnDocument(html: string): boolean {
  return html.includes(`<meta name="${PAGE_SETTINGS_META}"`);
}

/** Returns the paths of all hashed files that a document names, also in its import map. */
export function assetsNamedIn(html: string): readonly string[] {
  return [...html.matchAll(/\b(?:src=|href=|":)"(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
}
