import { linkEmailedTo } from '../servers/emails.ts';
import { startTestServer } from '../servers/server.ts';

// A complete server in a process of its own: in a test of hooks the globals are those of a browser. It stops with its parent.
const { SITES_URL, GEOCODER_URL, ELEVATION_URL } = process.env;
const settings = { SITES_URL: SITES_URL ?? '', GEOCODER_URL: GEOCODER_URL ?? '', ELEVATION_URL: ELEVATION_URL ?? '' };
const server = await startTestServer({ settings });
process.once('disconnect', async () => {
  await server.close();
  process.exit();
});
// A test asks for the link that was emailed to an address.
process.on('message', async (email: string) => process.send?.(await linkEmailedTo(server.context, email)));
process.send?.(server.url);
