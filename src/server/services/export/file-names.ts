/** What some file system or other would not take in a name, or take for a folder. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}]/gu;
const DOTS_IN_FRONT = /^\.+/;

/** Gives names to files of one folder: each can be unpacked anywhere, and no two are the same, in whatever case. */
export function uniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  const turns = new Map<string, number>();
  return (wanted) => {
    const safe = wanted.replace(UNSAFE, '_').replace(DOTS_IN_FRONT, '_').trim();
    let turn = turns.get(safe) ?? 1;
    while (taken.has(numbered(safe, turn).toLowerCase())) turn += 1;
    turns.set(safe, turn);
    const name = numbered(safe, turn);
    taken.add(name.toLowerCase());
    return name;
  };
}

/** `a.igc`, then `a (2).igc`. */
function numbered(name: string, turn: number): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return turn === 1 ? name : `${stem} (${turn})${ending}`;
}
