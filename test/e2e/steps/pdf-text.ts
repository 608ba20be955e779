import { inflateSync } from 'node:zlib';

/** A page of a PDF that Chromium has printed. */
export interface PdfPage {
  /** In points: 1/72 inch. */
  readonly width: number;
  readonly height: number;
  /** What a reader copies from it, without blanks. */
  readonly text: string;
}

/** The objects of a PDF by their numbers; Chromium writes them as they are, with packed streams. */
type Objects = ReadonlyMap<string, string>;

/** Returns the pages of a PDF by its own tables from glyphs to characters: what a search in it finds. */
export function pagesOfPdf(pdf: Buffer): readonly PdfPage[] {
  const objects: Objects = new Map(
    [...pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\b([\s\S]*?)\nendobj/g)].map(([, id = '', text = '']) => [
      id,
      text,
    ]),
  );
  const pages = [...objects.values()].filter((text) => /\/Type\s*\/Page\b/.test(text));
  return pages.map((page) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    const content = streamOf(objects, /\/Contents (\d+) 0 R/.exec(page)?.[1]);
    return { width: Number(width), height: Number(height), text: textOf(content, fontsOf(objects, page)) };
  });
}

function streamOf(objects: Objects, id: string | undefined): string {
  const data = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(objects.get(id ?? '') ?? '')?.[1] ?? '';
  return data === '' ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

type Characters = ReadonlyMap<string, string>;

/** Returns the tables of a page's fonts by their names. */
function fontsOf(objects: Objects, page: string): ReadonlyMap<string, Characters> {
  const fonts = /\/Font <<([^>]*)>>/.exec(page)?.[1] ?? '';
  return new Map(
    [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      return [name, charactersIn(streamOf(objects, table))];
    }),
  );
}

/** Reads a table from glyphs to characters, single ones and ranges. */
function charactersIn(table: string): Characters {
  const partsOf = (kind: string): string =>
    [...table.matchAll(new RegExp(`begin${kind}([\\s\\S]*?)end${kind}`, 'g'))].map(([, part]) => part).join('\n');
  const single = [...partsOf('bfchar').matchAll(/<(\w+)> <(\w+)>/g)].map(([, glyph = '', text = '']) => [
    glyph.toLowerCase(),
    ofUtf16(text),
  ]);
  const ranges = [...partsOf('bfrange').matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)].flatMap(([, ...ends]) => {
    const [from = 0, to = 0, code = 0] = ends.map((hex = '') => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => [
      (from + index).toString(16).padStart(4, '0'),
      String.fromCharCode(code + index),
    ]);
  });
  return new Map([...single, ...ranges].map(([glyph = '', text = '']) => [glyph, text]));
}

function ofUtf16(hex: string): string {
  return String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
}

/** Returns the characters that a page draws, in their order. */
function textOf(content: string, fonts: ReadonlyMap<string, Characters>): string {
  let characters: Characters = new Map();
  let text = '';
  // Letters that are drawn of several glyphs stand beside them as text.
  const drawn = /\/ActualText <FEFF([0-9A-Fa-f]+)>[\s\S]*?EMC|\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/gi;
  for (const [, letters, font, glyphs] of content.matchAll(drawn)) {
    if (font !== undefined) characters = fonts.get(font) ?? new Map();
    text += ofUtf16(letters ?? '');
    for (const glyph of glyphs?.match(/.{4}/g) ?? []) text += characters.get(glyph.toLowerCase()) ?? '\ufffd';
  }
  return text.replace(/\s/g, '');
}
