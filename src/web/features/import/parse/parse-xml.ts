import { SaxesParser } from 'saxes';
import { ReadError } from './read-error.ts';

/** Receives what is in an XML file; names are without prefixes. */
export interface XmlReader {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** The text is that after the last start of an element; parents are those of the element, the nearest first. */
  readonly close: (name: string, text: string, parents: readonly string[]) => void;
  readonly comment?: (text: string) => void;
  /** The file is cut off in this element, perhaps in its text; what is still open is closed after it, but that text is not. */
  readonly cut?: (name: string, text: string, parents: readonly string[]) => void;
}

/** No track is so deep. */
const MAX_DEPTH = 64;
/** Recorders that are switched off leave elements open; a file with more errors is something else. */
const MAX_ERRORS = 100;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };
/** What XML does not allow; a card that was not written to its end leaves zeros behind. */
const CONTROL_CHARACTERS = /[^\t\n\r -\ufffd\ud800-\udfff]/g;
/** A CDATA section or a comment, in which nothing is escaped, an `&` that begins no entity of XML, or a `<` that begins no element. */
const UNESCAPED =
  /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|<(?![\w:/!?\u0080-\uffff])/gi;

/**
 * Reads XML from beginning to end, and more than one document of it. Elements that are not closed are tolerated, as far as there is a
 * reader who makes sense of them, and so is an `&` or `<` that stands for itself. Entities are never expanded, and declarations of them refused.
 */
export function parseXml(text: string, reader: XmlReader): void {
  const parser = new SaxesParser<{ xmlns: false; position: false; fragment: true }>({
    xmlns: false,
    position: false,
    fragment: true,
  });
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
  parser.write(escaped(text)).close();
  closeAll(parents, content, reader);
}

/** What stands for itself and control characters are no reason to lose a flight: most are in names. */
function escaped(text: string): string {
  return text.replaceAll(CONTROL_CHARACTERS, ' ').replaceAll(UNESCAPED, (found) => ESCAPES[found] ?? found);
}

/** Closes what a file that was cut off leaves open; the text of the last element may be incomplete. */
function closeAll(parents: string[], content: string, reader: XmlReader): void {
  const last = parents.shift();
  if (last === undefined) return;
  reader.cut?.(last, content, parents);
  if (content.trim() === '') reader.close(last, '', parents);
  for (let name = parents.shift(); name !== undefined; name = parents.shift()) reader.close(name, '', parents);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
