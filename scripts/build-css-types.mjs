import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { ROOT } from './run.mjs';

const WEB = join(ROOT, 'src/web');
/** Mirrors src/web, whose compiler options merge the two folders (`rootDirs`). */
const TYPES = join(ROOT, '.build/css-types');

/** Writes the types of all style sheet modules, so that the compiler reports a class that does not exist. */
async function buildCssTypes() {
  rmSync(TYPES, { recursive: true, force: true });
  for (const [sheet, names] of await classNames()) {
    const file = join(TYPES, `${sheet}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    const members = names.map((name) => `  readonly ${JSON.stringify(name)}: string;\n`).join('');
    writeFileSync(file, `declare const styles: {\n${members}};\nexport default styles;\n`);
  }
}

/**
 * Returns the class names of every style sheet module, by its path in src/web.
 * @returns {Promise<Map<string, string[]>>}
 */
export async function classNames() {
  const config = await resolveConfig({ configFile: false, root: WEB, logLevel: 'error' }, 'build');
  const sheets = readdirSync(WEB, { recursive: true }).filter((path) => path.endsWith('.module.css'));
  const named = sheets.sort().map(async (sheet) => {
    const css = readFileSync(join(WEB, sheet), 'utf8');
    const { modules } = await preprocessCSS(css, join(WEB, sheet), config);
    const classes = Object.keys(modules ?? {}).filter((name) => css.includes(`.${name}`)); // Others are animations.
    return [sheet, classes.sort()];
  });
  return new Map(await Promise.all(named));
}

if (process.argv[1] === import.meta.filename) await buildCssTypes();
