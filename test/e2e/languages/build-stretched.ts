import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../../scripts/run.mjs';
import { buildCatalogue, type CatalogueFiles } from '../../../scripts/vite/catalogues.ts';
import { loadCatalogue } from '../../languages/catalogue.ts';
import { limitsIn } from '../../languages/stretched-catalogue.ts';

const FOLDER = join(ROOT, '.build/stretched');
const PAGES = join(FOLDER, 'dist/web');
const ENGLISH = join(ROOT, 'src/contract/messages/en');
const STRETCH = join(ROOT, 'test/languages/stretch.ts');
const IMPORT_MAP = /(<script type="importmap">)(.*?)(<\/script>)/s;
const TEXTS = new RegExp(`^${ENGLISH}/(.*)\\.ts$`);
const STRETCHED = '\0stretched:';

/** Copies the built Wingbook, with a catalogue in place of the English one that has longer words. */
const english = await loadCatalogue('en');
const limits = limitsIn(english);
rmSync(FOLDER, { recursive: true, force: true });
cpSync(join(ROOT, 'dist'), join(FOLDER, 'dist'), { recursive: true });
cpSync(join(ROOT, 'package.json'), join(FOLDER, 'package.json'));
const page = readFileSync(join(PAGES, 'en.html'), 'utf8');
const { imports, output } = await buildCatalogue('en', filesOf(page), [stretchedTexts()]);
for (const [name, source] of output) writeFileSync(join(PAGES, name), source);
const inStretched = page.replace(IMPORT_MAP, (_, open, __, close) => `${open}${JSON.stringify({ imports })}${close}`);
writeFileSync(join(PAGES, 'en.html'), inStretched);

/** Returns the files of the catalogue of a document, each with all that its modules export. */
function filesOf(html: string): CatalogueFiles {
  const map: { imports: Readonly<Record<string, string>> } = JSON.parse(IMPORT_MAP.exec(html)?.[2] ?? '');
  const files = new Map<string, Map<string, Set<string>>>();
  for (const [address, path] of Object.entries(map.imports)) {
    const [name, module] = [nameIn(path).replace(/-.{8}$/, ''), nameIn(address)];
    const modules = files.get(name) ?? new Map<string, Set<string>>();
    files.set(name, modules.set(module, module === 'home-pictures' ? new Set(['HOME_PICTURES']) : exportsOf(module)));
  }
  return files;
}

function nameIn(path: string): string {
  return path.replace(/.*\/(.*)\.js$/, '$1');
}

function exportsOf(module: string): Set<string> {
  const source = readFileSync(join(ENGLISH, `${module}.ts`), 'utf8');
  return new Set([...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name));
}

function stretchedTexts(): Plugin {
  return {
    name: 'stretched-texts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.startsWith('\0catalogue:') && TEXTS.test(source) ? source.replace(TEXTS, `${STRETCHED}$1`) : null,
    load(id) {
      if (!id.startsWith(STRETCHED)) return null;
      const module = id.slice(STRETCHED.length);
      const exports = [...exportsOf(module)].map((name) => {
        const kept = `{ limits: ${JSON.stringify(limits(english[`${module}.ts`]?.[name]))}, left: new Set([DATES]) }`;
        return `export const ${name} = stretch(english.${name}, ${kept});`;
      });
      return [
        `import { DATES } from ${JSON.stringify(join(ENGLISH, 'formats.ts'))};`,
        `import * as english from ${JSON.stringify(join(ENGLISH, `${module}.ts`))};`,
        `import { stretch } from ${JSON.stringify(STRETCH)};`,
        ...exports,
      ].join('\n');
    },
  };
}
