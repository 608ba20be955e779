import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the tiles of places that `scripts/build-places.mjs` has made: as assets of the build, and in development. */
export function placeTiles(folder: string): Plugin {
  let outDir = '';
  return {
    name: 'place-tiles',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: () => cpSync(join(folder, 'assets'), join(outDir, 'assets'), { recursive: true }),
    configureServer: ({ middlewares }) => {
      middlewares.use('/assets', ({ url = '' }, response, next) => {
        if (!url.startsWith('/places-')) return next();
        const file = join(folder, 'assets', normalize(url));
        if (existsSync(file)) response.end(readFileSync(file));
        else response.writeHead(204).end();
      });
    },
  };
}
