/** Where airspaces come from. */
export type AirspaceSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'address'; readonly url: URL };

/** Returns a source as the log names it: without the query of an address, which may contain a key. */
export function airspaceSourceName(source: AirspaceSource): string {
  return source.kind === 'file' ? source.path : `${source.url.origin}${source.url.pathname}`;
}
