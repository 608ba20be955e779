import { SaxesParser } from 'saxes';
import { ReadError } from './read-error.ts';

/** Receives the content of an XML file; names are without prefixes. */
export interface XmlReader {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** The text is that after the last start of an element; parents are those of the element, the nearest first. */
  readonly close: (name: string, text: string, parents: readonly string[]) => void;
  readonly comment?: (text: string) => void;
  /** The file is cut off in this element, perhaps in its text; elements still open are closed after it, but that text is not reported. */
  readonly cut?: (name: string, text: string, parents: readonly string[]) => void;
}

/** No track is so deep, */
const MAX_DEPTH = 64;
/** and no element has as many attributes. */
const MAX_ATTRIBUTES = 1_000;
/** Recorders that are switched off leave elements open; a file with more errors is something else. */
const MAX_ERRORS = 100;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };
/** What XML does not allow; a card that was not written to its end leaves zeros behind. */
const CONTROL_CHARACTERS = /[^\t\n\r -\ufffd\ud800-\udfff]+/g;
/** An `&` that begins no entity of XML, or a `<` that begins no element. */
const UNESCAPED = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|<(?![\w:/!?\u0080-\uffff])/gi;
/** Nothing is escaped in a CDATA section or a comment. */
const SECTIONS = { '<![CDATA[': ']]>', '<!--': '-->' } as const;
type SectionStart = keyof typeof SECTIONS;
const SECTION = /<!\[CDATA\[|<!--/;
/** A file is read in pieces of so many characters: a copy of a whole one would take as much memory again. */
const PIECE = 65_536;
/** What may be an entity, or the start of a section, that goes on in the next piece. */
const UNFINISHED = /[&<][^&<>;]{0,11}$/;
/** What may be the end of a section, likewise. */
const [BEHIND_SECTION, UNFINISHED_END] = [3, 2];

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
  let [attributesNum, errors] = [0, 0];
  parser.on('attribute', () => {
    attributesNum += 1;
    if (attributesNum > MAX_ATTRIBUTES) throw new ReadError('badXml');
  });
  parser.on('opentag', ({ name, attributes }) => {
    attributesNum = 0;
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
  for (const piece of escapedPieces(text)) parser.write(piece);
  parser.close();
  closeAll(parents, content, reader);
}

/** What stands for itself and control characters are no reason to lose a flight: most are in names. */
function* escapedPieces(text: string): Generator<string> {
  const escaper = new Escaper();
  for (let start = 0; start < text.length; start += PIECE) {
    yield escaper.escaped(text.slice(start, start + PIECE).replaceAll(CONTROL_CHARACTERS, ' '));
  }
  yield escaper.rest();
}

/** Escapes a text piece by piece. Changed in place. */
class Escaper {
  /** The end of the last piece, which the next one goes on with. */
  #waiting = '';
  /** The section that has not ended yet. */
  #section: SectionStart | null = null;

  escaped(piece: string): string {
    let [text, done] = [this.#waiting + piece, ''];
    this.#waiting = '';
    while (text !== '') {
      const [before, after] = this.#section === null ? this.#untilSection(text) : this.#untilEnd(text, this.#section);
      done += before;
      text = after;
    }
    return done;
  }

  rest(): string {
    const rest = this.#section === null ? escapedText(this.#waiting) : this.#waiting;
    this.#waiting = '';
    return rest;
  }

  /** The processed part of a text, and the rest. */
  #untilSection(text: string): readonly [string, string] {
    const start = SECTION.exec(text);
    if (start) {
      this.#section = start[0] === '<!--' ? '<!--' : '<![CDATA[';
      return [escapedText(text.slice(0, start.index)) + start[0], text.slice(start.index + start[0].length)];
    }
    const end = UNFINISHED.exec(text)?.index ?? text.length;
    this.#waiting = text.slice(end);
    return [escapedText(text.slice(0, end)), ''];
  }

  #untilEnd(text: string, section: SectionStart): readonly [string, string] {
    const at = text.indexOf(SECTIONS[section]);
    if (at !== -1) {
      this.#section = null;
      return [text.slice(0, at + BEHIND_SECTION), text.slice(at + BEHIND_SECTION)];
    }
    this.#waiting = text.slice(-UNFINISHED_END);
    return [text.slice(0, -UNFINISHED_END), ''];
  }
}

function escapedText(text: string): string {
  return text.replaceAll(UNESCAPED, (found) => ESCAPES[found] ?? found);
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
