import { linesOf, type Room } from './fitted-text.ts';

/** The appendix's entry for a flight. */
export interface AppendixEntry {
  readonly number: number;
  readonly head: string;
  readonly text: string;
}

/** A part of an entry on one page; the head stands where the entry begins. */
export interface AppendixPart {
  readonly number: number;
  readonly head: string | null;
  readonly text: string;
}

/** An entry begins at the foot of a page only with its head and a line of its text; a blank line follows it. */
const [HEAD, BLANK, LEAST] = [1, 1, 2];

/** Returns the pages of an appendix; an entry that does not fit goes on in the next one. */
export function appendixPages(
  entries: readonly AppendixEntry[],
  { width, lines: linesPerPage }: Room,
): readonly (readonly AppendixPart[])[] {
  const pages: AppendixPart[][] = [];
  let left = 0;
  const begin = (): void => {
    pages.push([]);
    left = linesPerPage;
  };
  const add = (lines: readonly string[], part: Omit<AppendixPart, 'text'>): void => {
    pages.at(-1)?.push({ ...part, text: lines.join('') });
    left -= lines.length;
  };
  for (const { number, head, text } of entries) {
    const lines = linesOf(onScreen(text), width);
    if (left < LEAST) begin();
    left -= HEAD;
    const room = left;
    add(lines.slice(0, room), { number, head });
    for (let done = room; done < lines.length; done += linesPerPage) {
      begin();
      add(lines.slice(done, done + linesPerPage), { number, head: null });
    }
    left -= BLANK;
  }
  return pages;
}

/** Returns a text whose line ends are line feeds, and whose other controls are blanks. */
function onScreen(text: string): string {
  return text
    .trim()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]/g, ' ');
}
