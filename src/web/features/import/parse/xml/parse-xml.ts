import { SaxesParser } from 'saxes';
import { ReadError } from '../read-error.ts';

/** Receives what is in an XML file; names are without prefixes. */
export interface XmlReader {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** The text is that after the last start of an element; parents are those of the element, the nearest first. */
  readonly close: (name: string, text: string, parents: readonly string[]) => void;
  readonly comment?: (text: string) => void;
}

/** No track is so deep. */
const MAX_DEPTH = 64;
/** Recorders that are switched off leave elements open; a file with more errors is something else. */
const MAX_ERRORS = 100;

/**
 * Reads XML from beginning to end. Elements that are not closed are tolerated, as far as there is a reader who makes sense of
 * them. Entities are never expanded, and declarations of them refused.
 */
export function parseXml(text: string, reader: XmlReader): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const parents: string[] = [];
  let content = '';
  let errors = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (parents.unshift(localName(name)) > MAX_DEPTH) throw new ReadError('tooDeep');
    content = '';
    reader.open(localName(name), attributes);
  });
  parser.on('text', (part) => {
    content += part;
  });
  parser.on('cdata', (part) => {
    content += part;
  });
  parser.on('closetag', ({ name }) => {
    parents.shift();
    reader.close(localName(name), content, parents);
    content = '';
  });
  parser.on('comment', (comment) => reader.comment?.(comment));
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) throw new ReadError('doctype');
  });
  parser.on('error', (cause) => {
    errors += 1;
    if (errors > MAX_ERRORS) throw new ReadError('badXml', { cause });
  });
  parser.write(text).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
