import type { Plugin } from 'vite';
import { DOCUMENT } from '../../src/contract/messages/en/document.ts';
import { escapeHtml } from '../../src/server/encoding/html.ts';

/** Writes the texts of the catalogue into the index. */
export function documentTexts(): Plugin {
  return { name: 'document-texts', transformIndexHtml: { order: 'pre', handler: withDocumentTexts } };
}

/** Returns a document with texts for their names: `%description%`. */
export function withDocumentTexts(html: string): string {
  return Object.entries(DOCUMENT).reduce((all, [name, text]) => all.replace(`%${name}%`, () => escapeHtml(text)), html);
}
