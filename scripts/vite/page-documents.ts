import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGES, pathOfDocument } from '../../src/contract/pages/pages.ts';
import { chunksIn, type NeededFiles, neededFiles } from './needed-files.ts';

const INDEX = 'index.html';
/** A page in the table of screens, and the module that its screen is loaded from. */
const SCREEN = /(\w+): async \(\) =>\s+\(await import\('(.+?)'\)\)/g;
/** Part of the app. */
const LIST = 'flights';
/** The first script of all pages. */
const MAIN = 'main.ts';
/**
 * First scripts that do more for a page than that of all pages. Their bundles import its, as they share modules with it, and so run
 * in the same task.
 */
const FIRST_SCRIPTS: Readonly<Record<string, string>> = { flight: 'flight-script.ts' };
/** The element of the first script of all pages. */
const FIRST_SCRIPT = /<script async type="module" crossorigin src=".+?"><\/script>/;

/**
 * Writes a document for each page: the index with links to the bundles of its screen. A browser requests them once it has those
 * of the app, and not only when the first script has run.
 */
export function pageDocuments(web: string): Plugin {
  return {
    name: 'page-documents',
    apply: 'build',
    generateBundle: {
      order: 'post', // Once the index is there.
      handler(_, bundle) {
        const chunks = chunksIn(bundle);
        for (const [page, screen] of screensOfPages(web)) {
          const first = FIRST_SCRIPTS[page];
          const index = indexIn(bundle);
          const begun = first === undefined ? index : withFirstScript(index, firstScriptFiles(web, first, chunks));
          const source = withScreen(begun, filesOf(join(web, screen), chunks));
          this.emitFile({ type: 'asset', fileName: pathOfDocument(page), source });
        }
      },
    },
  };
}

function indexIn(bundle: Rolldown.OutputBundle): string {
  const index = bundle[INDEX];
  if (index?.type !== 'asset') throw new Error(`The build has no ${INDEX}.`);
  return String(index.source);
}

/** Returns the module of each page's screen. */
function screensOfPages(web: string): ReadonlyMap<string, string> {
  const table = readFileSync(join(web, 'screens.ts'), 'utf8');
  const screens = new Map([...table.matchAll(SCREEN)].map(([, page, path]) => [page, path]));
  const pages = Object.keys(PAGES).filter((page) => page !== LIST);
  return new Map(
    pages.map((page) => {
      const screen = screens.get(page);
      if (screen === undefined) throw new Error(`screens.ts does not say where the screen of ${page} is.`);
      return [page, screen];
    }),
  );
}

/** Returns the files that a module needs, its own script first. Throws for a module that is not there, which a renamed file would be. */
function filesOf(module: string, chunks: readonly Rolldown.OutputChunk[]): NeededFiles {
  const wanted = chunks.filter(({ moduleIds }) => moduleIds.includes(module));
  if (wanted.length === 0) throw new Error(`No bundle has ${module}.`);
  return neededFiles(wanted, chunks);
}

/** Returns the files of a first script. Throws where that of all pages is none of them: nothing would start the app. */
function firstScriptFiles(web: string, first: string, chunks: readonly Rolldown.OutputChunk[]): NeededFiles {
  const files = filesOf(join(web, first), chunks);
  const [main] = filesOf(join(web, MAIN), chunks).scripts;
  if (main !== undefined && files.scripts.includes(main)) return files;
  throw new Error(`The bundle of ${first} does not import that of ${MAIN}: its page would stay empty.`);
}

/** Returns a document with another first script, and links to what that imports. Throws where the document has none. */
function withFirstScript(html: string, { scripts: [script, ...imported] }: NeededFiles): string {
  const links = imported.map((file) => `\n    <link rel="modulepreload" href="/${file}" crossorigin="">`);
  if (!FIRST_SCRIPT.test(html)) throw new Error('The index has no first script.');
  const tags = `<script async type="module" crossorigin src="/${script}"></script>${links.join('')}`;
  return html.replace(FIRST_SCRIPT, () => tags);
}

/** Returns a document with links to the files of a screen. Their priority is low: React and the frame are shown first. */
function withScreen(html: string, { sheets, scripts }: NeededFiles): string {
  const links = [...sheets, ...scripts]
    .filter((file) => !html.includes(file))
    .map((file) => {
      const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
      return `  <link ${kind} href="/${file}" crossorigin="" fetchpriority="low">\n  `;
    });
  return html.replace('</head>', `${links.join('')}</head>`);
}
