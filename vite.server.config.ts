import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { EXTERNAL_PACKAGES } from './scripts/vite/external-packages.mjs';
import { serverPackages } from './scripts/vite/licences.ts';

const SERVER = join(import.meta.dirname, 'src/server');

/** All programs of the server by their names, and the thread that the server starts. */
const PROGRAMS = {
  main: join(SERVER, 'main.ts'),
  'thread-entry': join(SERVER, 'start/thread-entry.ts'),
  ...Object.fromEntries(
    readdirSync(join(SERVER, 'commands'))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [parse(file).name, join(SERVER, 'commands', file)]),
  ),
};

/** The server of the benches, which contains the server's parts; in a folder of its own. */
const BENCH_PROGRAMS = {
  'bench-server': join(import.meta.dirname, 'scripts/bench/setup/bench-server.ts'),
  'thread-entry': PROGRAMS['thread-entry'],
};

/** The server of the tests of pages, beside the server's programs. */
const TEST_PROGRAMS = { ...PROGRAMS, 'server-process': join(import.meta.dirname, 'test/web/server-process.ts') };

const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bench: BENCH_PROGRAMS,
  test: TEST_PROGRAMS,
};
/** Tests run the server's programs from a folder of their own, as `dist` may be of other sources. */
const FOLDERS: Readonly<Record<string, string>> = { bench: '.build/bench', test: '.build/test-server' };

/** Copies the demo's files beside the bundles, where the server reads them. */
function demoFiles(): Plugin {
  const folder = join(SERVER, 'demo/demo-files');
  return {
    name: 'demo-files',
    generateBundle() {
      for (const name of readdirSync(folder)) {
        this.emitFile({ type: 'asset', fileName: `demo-files/${name}`, source: readFileSync(join(folder, name)) });
      }
    },
  };
}

/** Bundles the server with the packages it uses into one folder, to be run by plain Node. */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  plugins: mode === 'production' ? [demoFiles(), serverPackages()] : [demoFiles()],
  ssr: { noExternal: true, external: EXTERNAL_PACKAGES },
  build: {
    ssr: true,
    target: 'node20',
    outDir: FOLDERS[mode] ?? 'dist/server',
    rolldownOptions: {
      input: { ...(INPUTS[mode] ?? PROGRAMS) },
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Comments are a fifth of the code, which Node keeps in memory with two bytes a letter.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
}));
