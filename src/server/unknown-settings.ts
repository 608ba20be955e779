/** So many letters may be wrong, missing or too many in a name that is still taken for a slip. */
const MOST_SLIPS = 3;
/** A slip changes less than this share of a name. */
const SLIP_SHARE = 0.4;

/** Returns what is wrong with the names in a `.env` file: one problem for each that is no setting, with the likely one. */
export function problemsOfNames(names: readonly string[], settings: ReadonlySet<string>): readonly string[] {
  return names.filter((name) => !settings.has(name)).map((name) => problemOf(name, [...settings]));
}

function problemOf(name: string, settings: readonly string[]): string {
  const meant = nearest(name, settings);
  const advice = meant === null ? 'docs/operating.md lists them all' : `do you mean ${meant}?`;
  return `${name} in .env is not a setting: ${advice}`;
}

function nearest(name: string, settings: readonly string[]): string | null {
  const plain = name.toUpperCase().replace(/^WINGBOOK_/, '');
  const [best] = settings
    .map((setting) => ({ setting, slips: editDistance(plain, setting) }))
    .filter(({ setting, slips }) => slips <= MOST_SLIPS && slips < SLIP_SHARE * setting.length)
    .toSorted((a, b) => a.slips - b.slips);
  return best?.setting ?? null;
}

/** Levenshtein: the least number of letters to add, drop or change that makes one word the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [row[j + 1], row[j], next[j]];
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
