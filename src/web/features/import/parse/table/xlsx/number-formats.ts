import { parseXml } from '../../xml/parse-xml.ts';

/** What a number stands for by its format; null for a number. */
export type NumberKind = 'date' | 'dateTime' | 'time' | 'elapsed' | null;

/** The formats of times that every workbook has (ECMA-376, 18.8.30), by their ids. */
const BUILT_IN: readonly (readonly [from: number, to: number, kind: NumberKind])[] = [
  [14, 17, 'date'],
  [18, 21, 'time'],
  [22, 22, 'dateTime'],
  [27, 31, 'date'],
  [32, 35, 'time'],
  [36, 36, 'date'],
  [45, 47, 'elapsed'],
  [50, 58, 'date'],
];

/** Texts in a format, colours and conditions, and characters that are only shown. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Returns what the numbers of each style of cells stand for, by the index of the style (ECMA-376, 18.8.10 and 18.8.30). */
export function numberKinds(text: string): readonly NumberKind[] {
  const own = new Map<string, NumberKind>();
  const kinds: NumberKind[] = [];
  let isOfCells = false;
  const readers: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    numFmt: ({ numFmtId = '', formatCode = '' }) => own.set(numFmtId, kindOfFormat(formatCode)),
    cellXfs: () => {
      isOfCells = true;
    },
    xf: ({ numFmtId = '' }) => {
      if (isOfCells) kinds.push(own.get(numFmtId) ?? builtIn(Number(numFmtId)));
    },
  };
  parseXml(text, {
    open: (name, attributes) => readers[name]?.(attributes),
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}

/** Returns what a number in a format stands for: `dd/mm/yy`, `[h]:mm`, `0.00`. */
export function kindOfFormat(code: string): NumberKind {
  const letters = (code.split(';')[0] ?? '').replaceAll(LITERAL, '').toLowerCase();
  if (letters.includes('[')) return 'elapsed';
  const [hasDay, hasTime] = [/[yd]|mmm/.test(letters), /[hs]/.test(letters)];
  if (hasDay) return hasTime ? 'dateTime' : 'date';
  return hasTime ? 'time' : null;
}

function builtIn(id: number): NumberKind {
  return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? null;
}
