import { join } from 'node:path';
import { type Alias, build, type Plugin, parseSync, type Rolldown } from 'vite';
import { languageOfTag, type PageTag } from '../../src/domain/languages.ts';
import { SHARED_CHUNKS, staticImports } from './chunk-groups.ts';

const WEB = join(import.meta.dirname, '../../src/web');
const MESSAGES = join(import.meta.dirname, '../../src/contract/messages');
const TEXTS = /^#texts\/([\w-]+)$/;
/** The one module outside the messages that each language has for itself. */
const HOME_PICTURES = 'home-pictures';
const ADDRESS = /^\/assets\/texts\/([\w-]+)\.js$/;
/** The file with the texts of the app, which has the name of its chunk. */
export const FIRST_FILE = 'app';
const ENTRY = '\0catalogue:';

type Bundle = Rolldown.OutputBundle;

/** The files of a catalogue, the same in all languages, by name: the modules in each, with what the pages import of them. */
export type CatalogueFiles = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

/** The built catalogue of a language. */
export interface Catalogue {
  readonly tag: PageTag;
  /** The import map of its documents. */
  readonly imports: Readonly<Record<string, string>>;
  /** The path of the file that every page needs. */
  readonly first: string;
  /** The files by their names. */
  readonly output: readonly (readonly [name: string, source: string | Uint8Array])[];
}

/** Where the texts and pictures of a language are. */
export function aliasesIn(tag: PageTag): Alias[] {
  const language = languageOfTag(tag);
  return [
    { find: /^#texts\/(.*)$/, replacement: `${join(MESSAGES, language)}/$1.ts` },
    { find: '#home-pictures', replacement: join(WEB, 'features/home/pictures', language) },
  ];
}

/** Leaves the catalogue out of the pages: they import each of its modules by an address that import maps know. */
export function leaveOutCatalogue(): Plugin {
  return {
    name: 'leave-out-catalogue',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, _, { kind }) {
      const name = source.endsWith(`/${HOME_PICTURES}.ts`) ? HOME_PICTURES : TEXTS.exec(source)?.[1];
      if (name === undefined) return null;
      if (kind === 'dynamic-import')
        throw new Error(`Import ${source} at the top of a file: it comes beside the code of its page.`);
      return { id: addressOf(name), external: 'absolute', moduleSideEffects: false };
    },
  };
}

/** Ends the build where a worker imports texts: no import map applies to workers. */
export function noTextsInWorkers(): Plugin {
  return {
    name: 'no-texts-in-workers',
    enforce: 'pre',
    resolveId(source, importer) {
      if (TEXTS.test(source)) throw new Error(`${importer} runs in a worker, which cannot import ${source}.`);
    },
  };
}

function addressOf(name: string): string {
  return `/assets/texts/${name}.js`;
}

/** Returns the files that a catalogue needs: the texts of a chunk that pages share are one file, all others have a file each. */
export function catalogueFilesFor(bundle: Bundle): CatalogueFiles {
  const files = new Map<string, Map<string, Set<string>>>();
  const fileOf = new Map<string, string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    for (const [module, names] of importedTexts(chunk)) {
      const file = fileOf.get(module) ?? (SHARED_CHUNKS.includes(chunk.name) ? chunk.name : module);
      fileOf.set(module, file);
      const modules = files.get(file) ?? new Map<string, Set<string>>();
      files.set(file, modules.set(module, new Set([...(modules.get(module) ?? []), ...names])));
    }
  }
  return files;
}

/** Chunks that pages share come first, in the order in which they are loaded. */
function rankOf({ name }: Rolldown.OutputChunk): number {
  const index = SHARED_CHUNKS.indexOf(name);
  return index === -1 ? SHARED_CHUNKS.length : index;
}

/** Returns what a chunk imports of the catalogue, by module. */
function importedTexts({ fileName, imports, code }: Rolldown.OutputChunk): readonly (readonly [string, string[]])[] {
  if (!imports.some((address) => ADDRESS.test(address))) return [];
  return parseSync(fileName, code).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const [, module] = ADDRESS.exec(statement.source.value) ?? [];
    if (module === undefined) return [];
    const names = statement.specifiers.map((part) => {
      if (part.type === 'ImportSpecifier' && part.imported.type === 'Identifier') return part.imported.name;
      throw new Error(`${fileName} does not import texts of ${module} by their names.`);
    });
    return [[module, names] as const];
  });
}

/** Returns an address of each file of a catalogue that chunks import; not that of the first one, which documents load. */
export function addressesFor(chunks: readonly string[], bundle: Bundle, files: CatalogueFiles): readonly string[] {
  const imported = new Set(chunks.flatMap((name) => (bundle[name]?.type === 'chunk' ? bundle[name].imports : [])));
  return [...files].flatMap(([name, modules]) => {
    const addresses = [...modules.keys()].map(addressOf);
    return name !== FIRST_FILE && addresses.some((address) => imported.has(address)) ? addresses.slice(0, 1) : [];
  });
}

/** Builds the catalogue of a language, into a folder of its own. */
export async function buildCatalogue(tag: PageTag, files: CatalogueFiles, plugins: Plugin[] = []): Promise<Catalogue> {
  const names = `assets/${tag}/[name]-[hash].js`;
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    resolve: { alias: aliasesIn(tag) },
    plugins: [entriesOf(files), writtenAsIn(tag), ...plugins],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: Object.fromEntries([...files.keys()].map((name) => [name, `${ENTRY}${name}`])),
        preserveEntrySignatures: 'allow-extension',
        checks: { bundlerTimings: false },
        output: { entryFileNames: names, chunkFileNames: names, codeSplitting: { groups: [sharedTexts(files)] } },
      },
    },
  });
  const output = 'output' in built ? built.output : [];
  const pathOf = (name: string): string => {
    const chunk = output.find((file) => file.type === 'chunk' && file.name === name);
    if (!chunk) throw new Error(`The catalogue of ${tag} has no ${name}.`);
    return `/${chunk.fileName}`;
  };
  const imports = [...files].flatMap(([name, modules]) =>
    [...modules.keys()].map((module) => [addressOf(module), pathOf(name)] as const),
  );
  return {
    tag,
    imports: Object.fromEntries(imports),
    first: pathOf(FIRST_FILE),
    output: output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  };
}

/** What the texts of several files need is in the first of them that is loaded with a shared chunk. */
function sharedTexts(files: CatalogueFiles): Rolldown.CodeSplittingGroup {
  const shared = SHARED_CHUNKS.filter((name) => files.has(name));
  return { name: (id, context) => shared.find((name) => staticImports([`${ENTRY}${name}`], context).has(id)) ?? null };
}

function entriesOf(files: CatalogueFiles): Plugin {
  return {
    name: 'catalogue-entries',
    resolveId: (source) => (source.startsWith(ENTRY) ? source : null),
    load(id) {
      const modules = files.get(id.replace(ENTRY, ''));
      if (!id.startsWith(ENTRY) || !modules) return null;
      const exports = [...modules].map(([module, names]) => {
        const source = module === HOME_PICTURES ? join(WEB, `features/home/${HOME_PICTURES}.ts`) : `#texts/${module}`;
        return `export { ${[...names].join(', ')} } from ${JSON.stringify(source)};`;
      });
      return exports.join('\n');
    },
  };
}

/** Writes numbers as in Switzerland, and words as {@link spelledIn}: the pilot's own are no part of a catalogue, and stay. */
export function writtenAsIn(tag: PageTag): Plugin {
  return {
    name: 'written-as-in',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(MESSAGES)) return null;
      if (id === join(MESSAGES, 'in-switzerland.ts')) return `export const IN_SWITZERLAND = ${tag.endsWith('-CH')};`;
      return spelledIn(tag, code);
    },
  };
}

/** Returns our words as a country spells them: ss instead of ß in Switzerland. */
export function spelledIn(tag: PageTag, words: string): string {
  return tag === 'de-CH' ? words.replaceAll('ß', 'ss') : words;
}
