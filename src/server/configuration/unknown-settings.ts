/** Maximum edit distance of a name that counts as a typo. */
const MAX_TYPO_DISTANCE = 3;
/** A typo changes less than this share of a name. */
const MAX_TYPO_SHARE = 0.4;

/** Returns a problem for each name in a `.env` file that is not a setting, with the most similar setting. */
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
    .map((setting) => ({ setting, distance: editDistance(plain, setting) }))
    .filter(({ setting, distance }) => distance <= MAX_TYPO_DISTANCE && distance < MAX_TYPO_SHARE * setting.length)
    .toSorted((a, b) => a.distance - b.distance);
  return best?.setting ?? null;
}

/** Levenshtein distance: the minimum number of letters to insert, delete or replace. */
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
