import type { Context } from 'hono';
import type { HeaderFields } from './headers.ts';

/**
 * Returns a 304 with these headers when the client has the content of this ETag, null otherwise; for ETags that are known
 * before the content is made. Hono's own `etag` compares them after that. A weak comparison (RFC 9110, 13.1.2).
 */
export function notModified({ req }: Context, headers: HeaderFields & { readonly etag: string }): Response | null {
  const known = (req.header('if-none-match') ?? '').split(',').map((tag) => opaqueOf(tag.trim()));
  const hasContent = known.includes('*') || known.includes(opaqueOf(headers.etag));
  return hasContent ? new Response(null, { status: 304, headers }) : null;
}

/** A tag without the mark of a weak one. */
function opaqueOf(tag: string): string {
  return tag.replace(/^W\//, '');
}
