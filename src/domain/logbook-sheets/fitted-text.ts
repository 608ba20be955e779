/**
 * Room for a text on paper. Texts are measured by {@link widthOf}, which is never less than what common typefaces of interfaces need,
 * so that a text that fits here fits on any device.
 */
export interface Room {
  /** Width of a line in em. */
  readonly width: number;
  readonly lines: number;
}

/** Upper limits of widths in em, the first that matches: those of DejaVu Sans, the widest of the usual typefaces. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}|\p{Cf}/u, 0],
  [/[ijlftrIJ.,;:'’!|()[\]/\\\- \u00a0\u202f]/, 0.42],
  [/[a-z0-9_€?$*"]/, 0.65],
  [/[mMW@%—…æœÆŒ]/, 1.1],
  [/[\p{Extended_Pictographic}\p{Regional_Indicator}]/u, 1.4],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/u, 1.1],
  [/[ß-öø-ÿ]/, 0.68],
];
/** Capitals, `w`, signs, and other scripts. */
const OTHER = 0.86;
/** Wide letters among the small ones. */
const WIDE_SMALL: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['w', 0.84],
]);

const known = new Map<string, number>(WIDE_SMALL);

/** Returns an upper limit of the width of a character in em. */
export function widthOf(character: string): number {
  const width = known.get(character) ?? WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  known.set(character, width);
  return width;
}

/** Returns a text in one line, and whether the end of it had to be cut off: it then ends with `…`. */
export function fitted(text: string, room: Room): { readonly text: string; readonly isCut: boolean } {
  const plain = text.trim().replace(/\s+/g, ' ');
  const lines = linesOf(plain, room.width, room.lines + 1);
  if (lines.length <= room.lines) return { text: plain, isCut: false };
  const kept = lines.slice(0, room.lines);
  const last = [...(kept.pop() ?? '').trimEnd()];
  while (last.length > 0 && lineWidth(last) + widthOf('…') > room.width) last.pop();
  return { text: `${kept.join('')}${last.join('').trimEnd()}…`, isCut: true };
}

/** Returns the lines into which a text breaks, at most so many; together they are the text. Line ends begin another line. */
export function linesOf(text: string, width: number, most = Number.POSITIVE_INFINITY): readonly string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const end = (): void => {
    lines.push(line);
    [line, used] = ['', 0];
  };
  for (const { piece, isLong } of piecesOf(text, width)) {
    if (lines.length >= most) return lines;
    if (used > 0 && (isLong || used + lineWidth(piece.trimEnd()) > width)) end();
    line += piece;
    used += lineWidth(piece);
    if (piece === '\n') end();
  }
  if (line !== '') end();
  return lines.slice(0, most);
}

interface Piece {
  readonly piece: string;
  /** A part of a word that is longer than a line: such a word begins on a line of its own. */
  readonly isLong: boolean;
}

/** Yields the unbreakable pieces: words with the blanks behind them, line ends, and as much of a word as a line holds. */
function* piecesOf(text: string, width: number): Generator<Piece> {
  for (const [piece] of text.matchAll(/\n|\S+[^\S\n]*|[^\S\n]+/g)) {
    if (lineWidth(piece.trimEnd()) <= width) {
      yield { piece, isLong: false };
      continue;
    }
    let part = '';
    for (const character of piece) {
      if (part !== '' && lineWidth(part) + widthOf(character) > width) {
        yield { piece: part, isLong: true };
        part = '';
      }
      part += character;
    }
    yield { piece: part, isLong: true };
  }
}

function lineWidth(characters: Iterable<string>): number {
  let width = 0;
  for (const character of characters) width += widthOf(character);
  return width;
}
