import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const TILE = /^\/(world|places)-/;

/** Serves the tiles that `scripts/map-tiles.mjs` has made below a folder: as assets of the build, and in development. */
export function mapTiles(folder: string): Plugin {
  let outDir = '';
  return {
    name: 'map-tiles',
    configResolved: (config) => {
      outDir = config.build.outDir;
    },
    writeBundle: () => {
      for (const name of ['world', 'places']) {
        cpSync(join(folder, name, 'assets'), join(outDir, 'assets'), { recursive: true });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/assets', ({ url = '' }, response, next) => {
        const [, name = ''] = TILE.exec(url) ?? [];
        if (name === '') return next();
        const file = join(folder, name, 'assets', normalize(url));
        if (existsSync(file)) response.end(readFileSync(file));
        else response.writeHead(204).end();
      });
    },
  };
}
