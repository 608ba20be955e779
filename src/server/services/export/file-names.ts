import { downloadName } from '#domain/download-name';

/** What some file system or other would not take in a name, or take for a folder. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const DOTS_IN_FRONT = /^\.+/;
const DOTS_AND_BLANKS_AT_END = /[. ]+$/;
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** Most file systems take 255 bytes; a number may be added. */
const MAX_STEM_BYTES = 200;
const MAX_ENDING_BYTES = 40;

/** Gives names to files of one folder: each can be unpacked anywhere, and no two are the same in any case or Unicode form. */
export function uniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  const turns = new Map<string, number>();
  return (wanted) => {
    const safe = safeParts(wanted);
    const first = keyOf(numbered(safe, 1));
    let turn = turns.get(first) ?? 1;
    while (taken.has(keyOf(numbered(safe, turn)))) turn += 1;
    turns.set(first, turn);
    const name = numbered(safe, turn);
    taken.add(keyOf(name));
    return name;
  };
}

interface NameParts {
  readonly stem: string;
  /** From the last dot on; empty without one. */
  readonly ending: string;
}

function safeParts(wanted: string): NameParts {
  const plain = downloadName(wanted)
    .replace(UNSAFE, '_')
    .trim()
    .replace(DOTS_IN_FRONT, '_')
    .replace(DOTS_AND_BLANKS_AT_END, '');
  const dot = plain.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  const isDevice = DEVICE.test(plain.split('.', 1)[0] ?? '');
  return {
    stem: cut(`${isDevice ? '_' : ''}${stem}`, MAX_STEM_BYTES),
    ending: cut(ending, MAX_ENDING_BYTES).replace(DOTS_AND_BLANKS_AT_END, ''),
  };
}

/** The longest start of a text that is so many bytes of UTF-8 at most, without half a character. */
function cut(text: string, maxBytes: number): string {
  const bytes = new Uint8Array(maxBytes);
  return text.slice(0, new TextEncoder().encodeInto(text, bytes).read);
}

/** `a.igc`, then `a (2).igc`. */
function numbered({ stem, ending }: NameParts, turn: number): string {
  return turn === 1 ? `${stem}${ending}` : `${stem} (${turn})${ending}`;
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
