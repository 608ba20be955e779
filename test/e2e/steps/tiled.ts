import { type StandInTiles, startMapTiles } from '../../stand-ins/map-tiles.ts';
import { startOwnServer } from '../run/own-server.ts';
import { test as base } from './pilot.ts';

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
      const { url, stop } = await startOwnServer(`tiles-data-${workerIndex}`, tiles.settings);
      await use({ url, tiles });
      await stop();
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
