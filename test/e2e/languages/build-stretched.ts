import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PluginOption, type UserConfig } from 'vite';
import { ROOT } from '../../../scripts/run.mjs';
import config from '../../../vite.config.ts';
import { loadCatalogue } from '../../languages/catalogue.ts';
import { limitsIn } from '../../languages/stretched-catalogue.ts';

const FOLDER = join(ROOT, '.build/stretched');
const ENGLISH = join(ROOT, 'src/contract/messages/en');
const STRETCH = join(ROOT, 'test/languages/stretch.ts');
const TEXTS = /^#texts\/(.*)$/;

/** Builds the pages in a language that is English with longer words, beside a copy of the built server, which then serves them. */
const english = await loadCatalogue('en');
const limits = limitsIn(english);
rmSync(FOLDER, { recursive: true, force: true });
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  plugins: plugins(config),
  build: { ...config.build, outDir: join(FOLDER, 'dist/web') },
});
cpSync(join(ROOT, 'dist/server'), join(FOLDER, 'dist/server'), { recursive: true });
cpSync(join(ROOT, 'package.json'), join(FOLDER, 'package.json'));

/** Returns the plugins of the pages; that of the language names the document, and leaves its texts to ours. */
function plugins({ plugins = [] }: UserConfig): PluginOption[] {
  const named = plugins.map((plugin) => (isNamed(plugin, 'language') ? { ...plugin, config: undefined } : plugin));
  return [stretchedTexts(), ...named];
}

function isNamed(plugin: unknown, name: string): plugin is Readonly<Record<string, unknown>> {
  return typeof plugin === 'object' && plugin !== null && Reflect.get(plugin, 'name') === name;
}

function stretchedTexts(): PluginOption {
  return {
    name: 'stretched-texts',
    enforce: 'pre',
    resolveId: (source) => (TEXTS.test(source) ? source.replace(TEXTS, '\0stretched:$1.ts') : null),
    load(id) {
      if (!id.startsWith('\0stretched:')) return null;
      const file = id.slice('\0stretched:'.length);
      const names = [...readFileSync(join(ENGLISH, file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
      const exports = names.map(([, name = '']) => {
        const kept = `{ limits: ${JSON.stringify(limits(english[file]?.[name]))}, left: new Set([DATES]) }`;
        return `export const ${name} = stretch(english.${name}, ${kept});`;
      });
      return [
        `import { DATES } from ${JSON.stringify(join(ENGLISH, 'formats.ts'))};`,
        `import * as english from ${JSON.stringify(join(ENGLISH, file))};`,
        `import { stretch } from ${JSON.stringify(STRETCH)};`,
        ...exports,
      ].join('\n');
    },
  };
}
