import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classNames } from '../../scripts/build-css-types.mjs';

const WEB = join(import.meta.dirname, '../../src/web');

/** Sources that import a style sheet module, by the path of the sheet in src/web. */
function importers(): ReadonlyMap<string, string> {
  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const found = new Map<string, string>();
  for (const path of sources) {
    const text = readFileSync(join(WEB, path), 'utf8');
    for (const [, sheet = ''] of text.matchAll(/ from '(\.[^']+\.module\.css)'/g)) {
      const imported = join(path, '..', sheet);
      found.set(imported, `${found.get(imported) ?? ''}${text}`);
    }
  }
  return found;
}

/** Whether a class is used by name, `styles.wide`, or as a value that selects it, `styles[tone]`. */
function isUsed(name: string, source: string): boolean {
  return new RegExp(`\\w\\.${name}\\b|['"]${name}['"]`).test(source);
}

it('has no class in a style sheet that nothing uses', async () => {
  const sources = importers();
  const sheets = await classNames();
  const unused = [...sheets].flatMap(([sheet, names]) =>
    names.filter((name) => !isUsed(name, sources.get(sheet) ?? '')).map((name) => `${sheet}: .${name}`),
  );
  expect(unused).toEqual([]);
  expect(sheets.size).toBeGreaterThan(40);
});
