import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { pageOf } from '#contract/pages/pages';
import { withPageSettings } from '#server/http/pages';
import { startMaintenance } from '#server/jobs/maintenance';
import { startAirspaces, startEmailWorker } from '#server/jobs/workers';
import { buildApp } from '#server/start/app';
import { runConfigured } from '#server/start/command-line';
import { createContext } from '#server/start/create-context';
import { listenerOf } from '#server/start/listen';

const ROOT = join(import.meta.dirname, '..');
const PAGE = join(ROOT, 'src/web/index.html');
/** Paths of API calls; excludes the sources in src/web/api, which Vite serves under the same prefix. */
const API_CALL = /^\/api\/(?!.*\.ts(\?|$))/;

/** Serves Wingbook from its sources on one port: API calls by the server, everything else by Vite with hot reload. */
await runConfigured(async (configuration) => {
  const { context } = await createContext(configuration);
  startMaintenance(context);
  startEmailWorker(context);
  startAirspaces(context);
  const http = createServer();
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: 'custom' });
  const handleCall = listenerOf(buildApp(context, join(ROOT, 'dist/web'), { checksResponses: true }));

  const handlePage = async (address: string, outgoing: ServerResponse) => {
    const html = await vite.transformIndexHtml(
      address,
      withPageSettings(await readFile(PAGE, 'utf8'), context.configuration),
    );
    const path = new URL(address, configuration.baseUrl).pathname;
    outgoing.writeHead(pageOf(path) === null ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  };

  http.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const address = incoming.url ?? '/';
    if (API_CALL.test(address)) return void handleCall(incoming, outgoing);
    vite.middlewares(incoming, outgoing, () => {
      handlePage(address, outgoing).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        outgoing.writeHead(500).end(error.stack);
      });
    });
  });
  http.listen(configuration.port, configuration.host, () => {
    console.log(`Wingbook is ready for work: ${configuration.baseUrl.origin}`);
  });
});
