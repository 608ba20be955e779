import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from './build.mjs';
import { compressPages } from './compress-pages.mjs';
import { ROOT } from './run.mjs';
import { EXTERNAL_PACKAGES } from './vite/external-packages.mjs';

/** Only needed to install a compiled package. */
const FOR_INSTALLING = new Set(['node-addon-api']);
/** Sources that compiled packages were made from. */
const SOURCES_OF_PACKAGES =
  /\/(?:better-sqlite3|@photostructure\/sqlite)\/(?:deps|src|build\/(?!Release$|Release\/[\w+]+\.node$))/;
/** Binaries that a package brings for other systems. */
const OTHER_SYSTEMS = new RegExp(`/prebuilds/(?!${process.platform}\\w*-${process.arch})`);
const OWN_FILES = ['LICENSE', 'README.md', 'docs/operating.md'];

/** Writes all that plain Node needs to run the built server into an empty folder: no npm, no sources, no packages for building. */
export async function release(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const missing = EXTERNAL_PACKAGES.filter((name) => !existsSync(join(ROOT, 'node_modules', name)));
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`); // npm leaves an optional one out without a word.
  await build();
  await compressPages();
  mkdirSync(folder, { recursive: true });
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const file of OWN_FILES) cpSync(join(ROOT, file), join(folder, file));
  for (const name of packagesOf(EXTERNAL_PACKAGES)) copyPackage(name, folder);
  const { name, version, type } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name, version, type, private: true }, null, 2)}\n`);
}

/** Returns packages with all that they depend on. */
function packagesOf(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name) || FOR_INSTALLING.has(name) || !existsSync(join(ROOT, 'node_modules', name))) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
    );
    packagesOf([...Object.keys(dependencies), ...Object.keys(optionalDependencies)], found);
  }
  return found;
}

function copyPackage(name, folder) {
  const target = join(folder, 'node_modules', name);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(join(ROOT, 'node_modules', name), target, {
    recursive: true,
    filter: (path) => !SOURCES_OF_PACKAGES.test(path) && !OTHER_SYSTEMS.test(path),
  });
}

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Say into which folder: npm run release -- FOLDER');
  await release(resolve(folder));
}
