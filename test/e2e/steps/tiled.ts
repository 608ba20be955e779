import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { freePort } from '../../run/free-port.ts';
import { type StandInTiles, startMapTiles } from '../../stand-ins/map-tiles.ts';
import { test as base } from './pilot.ts';

/** The server ends with this process, even when it is killed. */
const END_WITH_PARENT = import.meta.resolve('../../run/end-with-parent.mjs');

/** A Wingbook of its own whose maps come from a stand-in on this machine. */
interface Tiled {
  readonly url: string;
  readonly tiles: StandInTiles;
}

/** A test with a Wingbook whose maps and terrain come from a stand-in, which has its original handler at first. */
export const test = base.extend<{ tiles: StandInTiles }, { tiled: Tiled }>({
  tiled: [
    // Playwright reads the parameter's pattern.
    async ({ browserName: _ }, use, { workerIndex }) => {
      const tiles = await startMapTiles();
      const port = await freePort();
      const server = startServer(port, `test-results/tiles-data-${workerIndex}`, tiles);
      const url = `http://localhost:${port}`;
      await expect.poll(() => fetch(url).then(Boolean, () => false)).toBe(true);
      await use({ url, tiles });
      server.kill();
      await tiles.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ tiled }, use) => use(tiled.url),
  // Another server's tiles are requested without headers of one's own.
  extraHTTPHeaders: {},
  tiles: async ({ tiled }, use) => {
    tiled.tiles.setHandler(null);
    await use(tiled.tiles);
  },
});

function startServer(port: number, folder: string, { settings }: StandInTiles): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, 'dist/server/main.js'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', DATABASE_URL: '', ...settings },
  });
}
