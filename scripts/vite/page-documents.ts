import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGES, pathOfDocument } from '../../src/contract/pages/pages.ts';
import { chunksIn, neededFiles } from './needed-files.ts';

const INDEX = 'index.html';
/** A page in the table of screens, and the module that its screen is loaded from. */
const SCREEN = /(\w+): async \(\) =>\s+\(await import\('(.+?)'\)\)/g;
/** Part of the app. */
const LIST = 'flights';
/** What the first script loads beside a screen. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { flight: ['parts/track/file/first-track.ts'] };

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
        const index = indexIn(bundle);
        for (const [page, modules] of modulesOfPages(web)) {
          const links = filesOf(modules, chunksIn(bundle)).filter((name) => !index.includes(name));
          const source = index.replace('</head>', `${links.map(linkTo).join('')}</head>`);
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

/** Returns the modules that are loaded for each page. */
function modulesOfPages(web: string): ReadonlyMap<string, readonly string[]> {
  const table = readFileSync(join(web, 'screens.ts'), 'utf8');
  const screens = new Map([...table.matchAll(SCREEN)].map(([, page, path]) => [page, path]));
  const pages = Object.keys(PAGES).filter((page) => page !== LIST);
  return new Map(
    pages.map((page) => {
      const screen = screens.get(page);
      if (screen === undefined) throw new Error(`screens.ts does not say where the screen of ${page} is.`);
      return [page, [screen, ...(BESIDE[page] ?? [])].map((path) => join(web, path))];
    }),
  );
}

/** Returns the style sheets and scripts that modules need. Throws for a module that is not there, which a renamed file would be. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): readonly string[] {
  const wanted = chunks.filter(({ moduleIds }) => modules.some((module) => moduleIds.includes(module)));
  const missing = modules.find((module) => !wanted.some(({ moduleIds }) => moduleIds.includes(module)));
  if (missing !== undefined) throw new Error(`No bundle has ${missing}.`);
  const { sheets, scripts } = neededFiles(wanted, chunks);
  return [...sheets, ...scripts];
}

/** Low: React and the frame are shown first. */
function linkTo(name: string): string {
  const kind = name.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `  <link ${kind} href="/${name}" crossorigin="" fetchpriority="low">\n  `;
}
