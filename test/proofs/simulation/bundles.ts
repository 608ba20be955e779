import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'vite';

/** Code that is run many times, each time with modules and globals of its own. */
export type Program<Exports> = (globals: Readonly<Record<string, unknown>>) => Exports;

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Returns the program of a module: it and what it imports in one function, whose parameters are the globals that it has instead of the
 * real ones.
 */
export async function programOf<Exports>(file: string, globals: readonly string[]): Promise<Program<Exports>> {
  const name = 'program';
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { react: join(import.meta.dirname, 'hooks-read-at-once.ts') } },
    build: {
      write: false,
      minify: false,
      target: 'node20',
      lib: { entry: join(import.meta.dirname, file), formats: ['iife'], name },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const chunks = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.code : [])).join('\n');
  const run: unknown = compileFunction(`${code}\nreturn ${name};`, [...globals], { filename: `simulated-${file}` });
  if (typeof run !== 'function') throw new Error(`${file} could not be compiled`);
  return (values) =>
    Reflect.apply(
      run,
      undefined,
      globals.map((global) => values[global]),
    );
}
