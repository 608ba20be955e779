import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { WORKER_PATH } from '../../src/contract/pages/offline.ts';
import type { PageTag } from '../../src/domain/languages.ts';
import type { OfflineBuild } from '../../src/web/service-worker/build.ts';
import { noTextsInWorkers } from './catalogues.ts';
import type { LanguageFiles } from './languages.ts';

/** Pages of a visitor, and what works only with the server: their code is not kept. */
const NOT_KEPT = [
  'features/home/home-page.tsx',
  'features/account/sign-up-page.tsx',
  'features/account/email-request.tsx',
  'features/account/email-verification-page.tsx',
  'features/account/new-password-page.tsx',
  'features/account/invalid-link-page.tsx',
  'features/api-tokens/api-tokens-page.tsx',
  'features/pilot/upload/flights-upload-page.tsx',
  'features/import/import-code.ts',
  'parts/frame/demo-bar.tsx',
];
const LOGIN = 'features/account/log-in-page.tsx';

/**
 * Writes the service worker of each language, `sw-de.js`, which knows all files that the pages of the logbook need, and `sw-off.js`, which removes it.
 * Each is one classic script: not every browser has workers that import modules. In development the second is at the address of the first:
 * `npm start` uses the same port, and its worker would show the built pages.
 */
export function serviceWorker(web: string, made: ReadonlyMap<PageTag, LanguageFiles>): Plugin {
  const worker = join(web, 'service-worker/service-worker.ts');
  const removed = join(web, 'service-worker/removed-worker.ts');
  return {
    name: 'service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(WORKER_PATH, (_, response, next) => {
        bundled(removed).then((script) => {
          response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script);
        }, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const app = appOf(bundle, web);
        const script = await bundled(worker);
        for (const [tag, files] of made) {
          const source = `const OFFLINE_BUILD=${JSON.stringify(offlineBuildOf(app, files))};\n${script}`;
          this.emitFile({ type: 'asset', fileName: `sw-${tag}.js`, source });
        }
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await bundled(removed) });
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** What workers keep in every language: names of files, and addresses of texts. */
interface App {
  readonly shell: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

function appOf(bundle: Bundle, web: string): App {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (file: string): string => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId === join(web, file));
    if (!found) throw new Error(`There is no chunk of ${file}.`);
    return found.fileName;
  };
  const notKept = new Set(NOT_KEPT.map(chunkOf));
  const begins = chunks.filter(({ isEntry, name }) => isEntry || name === 'app').map(({ fileName }) => fileName);
  // Any document: they differ in the files of their languages alone.
  const inDocument = namedIn(textOf(bundle['en.html']), bundle).filter((name) => !name.startsWith('assets/en/'));
  const shell = closure([...begins, chunkOf(LOGIN), ...inDocument], bundle, staticallyNeeded);
  const all = closure([...shell], bundle, (file) => needed(file, bundle).filter((name) => !notKept.has(name)));
  return { shell, pages: new Set([...all].filter((name) => !shell.has(name))) };
}

/** Returns what the worker of a language keeps: the id is that of the app, which is kept once for all languages. */
function offlineBuildOf({ shell, pages }: App, { imports, manifest }: LanguageFiles): OfflineBuild {
  const id = createHash('sha256')
    .update(JSON.stringify([...shell, ...pages].sort()))
    .digest('hex')
    .slice(0, 12);
  const paths = (names: ReadonlySet<string>): readonly string[] =>
    [...names].map((name) => imports[name] ?? `/${name}`);
  const first = new Set([...paths(shell), manifest]);
  const others = new Set([...paths(pages), ...Object.values(imports)].filter((path) => !first.has(path)));
  return { id, shell: [...first].sort(), pages: [...others].sort() };
}

type BundleFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Returns files and all that they need. */
function closure(
  begins: readonly string[],
  bundle: Bundle,
  needs: (file: BundleFile) => readonly string[],
): Set<string> {
  const found = new Set(begins);
  for (const name of found) {
    const file = bundle[name];
    for (const next of file ? needs(file) : []) found.add(next);
  }
  return found;
}

function staticallyNeeded(file: BundleFile): readonly string[] {
  if (file.type === 'asset') return [];
  return [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
}

/** The workers that a chunk starts are assets: only its text names them. */
function needed(file: BundleFile, bundle: Bundle): readonly string[] {
  if (file.type === 'asset') return file.fileName.endsWith('.js') ? namedIn(textOf(file), bundle) : [];
  const workers = namedIn(file.code, bundle).filter((name) => bundle[name]?.type === 'asset' && name.endsWith('.js'));
  const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
  return [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets, ...workers];
}

/** Returns the files of the bundle that a text names. */
function namedIn(text: string, bundle: Bundle): readonly string[] {
  return Object.keys(bundle).filter((name) => name.startsWith('assets/') && text.includes(basename(name)));
}

function textOf(file: Bundle[string] | undefined): string {
  if (file === undefined) return '';
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [noTextsInWorkers()],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = 'output' in built ? [built.output] : [];
  const [chunk] = output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was bundled of ${entry}.`);
  return chunk.code;
}
