import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const TILE = /^\/(world|places)-/;

/** Serves the tiles that `scripts/build-tiles.mjs` has made below a folder, in development: `scripts/build.mjs` puts them beside the pages. */
export function mapTiles(folder: string): Plugin {
  return {
    name: 'map-tiles',
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
