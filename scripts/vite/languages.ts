import type { Plugin, Rolldown } from 'vite';
import { DOCUMENT_TEXTS } from '../../src/contract/messages/documents.ts';
import { closestTag, LANGUAGES, languageOfTag, PAGE_TAGS, type PageTag } from '../../src/domain/languages.ts';
import { escapeHtml } from '../../src/server/encoding/html.ts';
import {
  addressesFor,
  aliasesIn,
  buildCatalogue,
  type Catalogue,
  type CatalogueFiles,
  catalogueFilesFor,
  FIRST_FILE,
  leaveOutCatalogue,
  spelledIn,
  writtenAsIn,
} from './catalogues.ts';
import { type HeadFiles, MANIFEST } from './head-files.ts';

const CATALOGUE = '<!--wingbook-texts-->';

/** What the build makes in a language. */
export interface LanguageFiles extends Pick<Catalogue, 'imports'> {
  /** The path of its web app manifest. */
  readonly manifest: string;
}

interface Languages {
  readonly plugins: Plugin[];
  /** Returns what is loaded beside a chunk: what it imports, also its texts, but for what every page has already. */
  readonly loadedBeside: (chunk: string, imported: string[]) => string[];
  /** By tag, once they are made. */
  readonly made: ReadonlyMap<PageTag, LanguageFiles>;
}

/** Builds the catalogue and the document of each language; the pages themselves are the same in all. */
export function languages(manifests: HeadFiles['manifests']): Languages {
  let bundle: Rolldown.OutputBundle = {};
  let files: CatalogueFiles = new Map();
  let withApp: ReadonlySet<string> = new Set();
  const made = new Map<PageTag, LanguageFiles>();
  const loadedBeside = (chunk: string, imported: string[]): string[] => {
    const chunks = withApp.has(chunk) ? imported : imported.filter((name) => !withApp.has(name));
    return [...chunks, ...addressesFor([chunk, ...imported], bundle, files).map((address) => address.slice(1))];
  };
  const reading: Plugin = {
    name: 'read-imports-of-texts',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_, built) {
      bundle = built;
      files = catalogueFilesFor(built);
      withApp = chunksWith(FIRST_FILE, built);
    },
  };
  const writing: Plugin = {
    name: 'languages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, built) {
        const page = built['index.html'];
        if (page?.type !== 'asset' || !String(page.source).includes(CATALOGUE))
          throw new Error(`There is no document with ${CATALOGUE}.`);
        delete built['index.html'];
        const catalogues = await Promise.all(PAGE_TAGS.map((tag) => buildCatalogue(tag, files)));
        // By name: German and Swiss German have the same pictures.
        const written = new Map(catalogues.flatMap(({ output }) => output));
        for (const { tag, imports, first } of catalogues) {
          const manifest = `/${manifests.get(tag)?.fileName}`;
          const document = withDocumentTexts(String(page.source), tag).replace(MANIFEST, manifest);
          written.set(`${tag}.html`, withImportMap(document, imports, first));
          made.set(tag, { imports, manifest });
        }
        for (const [fileName, source] of written) this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
  return { plugins: [leaveOutCatalogue(), reading, writing, ...inDevelopment()], loadedBeside, made };
}

/** Returns a chunk by its name, and all chunks that it imports. */
function chunksWith(name: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName));
  for (const fileName of found) {
    const chunk = bundle[fileName];
    for (const imported of chunk?.type === 'chunk' ? chunk.imports : []) found.add(imported);
  }
  return found;
}

/** In development the pages are in the language that the environment names. */
function inDevelopment(): Plugin[] {
  const { PAGES_LANGUAGE = LANGUAGES[0] } = process.env;
  const tag = closestTag(PAGES_LANGUAGE, PAGE_TAGS);
  if (tag === null) throw new Error(`There is no catalogue of ${PAGES_LANGUAGE}.`);
  const shown: Plugin = {
    name: 'language-in-development',
    config: () => ({ resolve: { alias: aliasesIn(tag) } }),
    transformIndexHtml: { order: 'pre', handler: (html) => withDocumentTexts(html, tag) },
  };
  return [shown, writtenAsIn(tag)].map((plugin) => ({ ...plugin, apply: 'serve' }));
}

/** Returns a document in a language, with texts for their names: `%description%`. */
export function withDocumentTexts(html: string, tag: PageTag): string {
  return Object.entries(DOCUMENT_TEXTS[languageOfTag(tag)].DOCUMENT).reduce(
    (all, [name, text]) => all.replace(`%${name}%`, () => escapeHtml(spelledIn(tag, text))),
    html.replace('lang="en"', `lang="${tag}"`),
  );
}

/** Returns a document that knows where its texts are. The map stands before whatever loads a module: browsers ignore it otherwise. */
function withImportMap(document: string, imports: Catalogue['imports'], first: string): string {
  const html = `<script type="importmap">${JSON.stringify({ imports })}</script>
    <link rel="modulepreload" crossorigin href="${first}">`;
  return document.replace(CATALOGUE, () => html);
}
