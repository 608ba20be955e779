import type { Plugin } from 'vite';

const FILE = /\/uplot\/dist\/uPlot\.esm\.js$/;
const NUMBERS = "const numFormatter = new Intl.NumberFormat(domEnv ? nav.language : 'en-US');";
const ZONE = 'const localTz = new Intl.DateTimeFormat().resolvedOptions().timeZone;';

/** What uPlot makes as it loads, and what is put in its place: the same, when it is first used. */
const LAZY = [
  [NUMBERS, `const numFormatter = { format: (value) => ${made(NUMBERS)}.format(value) };`],
  [ZONE, `const localTz = { toString: () => ${made(ZONE)} };`], // Compared by ==, which asks for its text.
] as const;

/**
 * uPlot makes formatters of numbers and dates as it loads, 10 to 20 ms before any chart, and our charts use neither: they
 * format their labels themselves, and their axes count seconds. Fails the build when uPlot no longer has these lines.
 */
export function lazyFormatters(): Plugin {
  return {
    name: 'lazy-formatters',
    transform(code, id) {
      if (!FILE.test(id)) return null;
      return LAZY.reduce((changed, [eager, lazy]) => {
        if (!changed.includes(eager)) throw new Error(`uPlot has no line “${eager}”.`);
        return changed.replace(eager, lazy);
      }, code);
    },
  };
}

/** Returns what a line makes. */
function made(line: string): string {
  return line.slice(line.indexOf('new'), -1);
}
