import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { WORKER_PATH } from '../../src/contract/pages/offline.ts';
import type { Language } from '../../src/domain/languages.ts';
import type { OfflineBuild } from '../../src/web/service-worker/build.ts';

/** Pages of a visitor, and those that work only with the server: their code is not kept. */
const NOT_KEPT =
  /\/(?:home|flights-upload|sign-up|email-verification|new-password|invalid-link)-page\.|\/(?:email-request|demo-bar|import-code)\./;
const NOTHING_KEPT: OfflineBuild = { id: '', shell: [], pages: [] };
const LOGIN = '/features/account/log-in-page.tsx';

/**
 * Writes the service worker of a language, `sw-de.js`, which knows all files that the pages of the logbook need, and `sw-off.js`, which removes it.
 * Each is one classic script: not every browser has workers that import modules. In development the second is at the address of the first:
 * `npm start` uses the same port, and its worker would show the built pages.
 */
export function serviceWorker(web: string, language: Language): Plugin {
  const worker = join(web, 'service-worker/service-worker.ts');
  const removed = join(web, 'service-worker/removed-worker.ts');
  return {
    name: 'service-worker',
    configureServer: ({ middlewares }) => {
      middlewares.use(WORKER_PATH, (_, response, next) => {
        bundled(removed, NOTHING_KEPT).then((script) => {
          response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script);
        }, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const offlineBuild = offlineBuildOf(bundle);
        this.emitFile({ type: 'asset', fileName: `sw-${language}.js`, source: await bundled(worker, offlineBuild) });
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: await bundled(removed, NOTHING_KEPT) });
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** Returns the files of a build that its worker keeps. */
function offlineBuildOf(bundle: Bundle): OfflineBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const begins = chunks.filter(({ isEntry, name, facadeModuleId }) => {
    return isEntry || name === 'app' || facadeModuleId?.endsWith(LOGIN) === true;
  });
  const inDocument = namedIn(textOf(bundle['index.html']), bundle);
  const shell = closure([...begins.map(({ fileName }) => fileName), ...inDocument], bundle, staticallyNeeded);
  const all = closure([...shell], bundle, needed);
  const paths = (names: Iterable<string>): readonly string[] => [...names].sort().map((name) => `/${name}`);
  const lists = { shell: paths(shell), pages: paths([...all].filter((name) => !shell.has(name))) };
  return { id: createHash('sha256').update(JSON.stringify(lists)).digest('hex').slice(0, 12), ...lists };
}

type Needs = (file: Rolldown.OutputChunk | Rolldown.OutputAsset, bundle: Bundle) => readonly string[];

/** Returns files and all that they need, except what is not kept. */
function closure(begins: readonly string[], bundle: Bundle, needs: Needs): Set<string> {
  const found = new Set(begins);
  for (const name of found) {
    const file = bundle[name];
    const next = file ? needs(file, bundle).filter((needed) => isKept(bundle[needed])) : [];
    for (const needed of next) found.add(needed);
  }
  return found;
}

function isKept(file: Bundle[string] | undefined): boolean {
  if (!file?.fileName.startsWith('assets/')) return false;
  return file.type === 'asset' || !NOT_KEPT.test(file.facadeModuleId ?? '');
}

const staticallyNeeded: Needs = (file) => {
  if (file.type === 'asset') return [];
  return [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
};

/** The workers that a chunk starts are assets: only its text names them. */
const needed: Needs = (file, bundle) => {
  if (file.type === 'asset') return file.fileName.endsWith('.js') ? namedIn(textOf(file), bundle) : [];
  const workers = namedIn(file.code, bundle).filter((name) => bundle[name]?.type === 'asset' && name.endsWith('.js'));
  const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
  return [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets, ...workers];
};

/** Returns the files of the bundle that a text names. */
function namedIn(text: string, bundle: Bundle): readonly string[] {
  return Object.keys(bundle).filter((name) => name.startsWith('assets/') && text.includes(basename(name)));
}

function textOf(file: Bundle[string] | undefined): string {
  if (file === undefined) return '';
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

async function bundled(entry: string, offlineBuild: OfflineBuild): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { OFFLINE_BUILD: JSON.stringify(offlineBuild) },
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = 'output' in built ? [built.output] : [];
  const [chunk] = output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`Nothing was bundled of ${entry}.`);
  return chunk.code;
}
