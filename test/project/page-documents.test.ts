import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageDocuments } from '../../scripts/vite/page-documents.ts';
import { PAGES } from '../../src/contract/pages/pages.ts';

const INDEX = '<!doctype html><html><head><script async type="module" src="/main.ts"></script></head></html>';
const SCREENS = Object.keys(PAGES).map((page) => `${page}: async () => (await import('./page.ts')).Page,`);
const SOURCES = {
  'index.html': INDEX,
  'main.ts': "import './shared.ts'; import('./flight-script.ts'); import('./screens.ts');",
  'shared.ts': "export const started = Math.random(); document.title = 'Started';",
  'screens.ts': `export const SCREENS = { ${SCREENS.join('\n')} };`,
  'page.ts': "export const Page = () => 'A page';",
};

let web: string;

beforeEach(async () => {
  web = await mkdtemp(join(tmpdir(), 'wingbook-documents-'));
  for (const [name, source] of Object.entries(SOURCES)) await writeFile(join(web, name), source);
});

afterEach(() => rm(web, { recursive: true }));

/** Builds the pages with a first script of the page of a flight. Returns the document of that page. */
async function flightDocument(firstScript: string): Promise<string> {
  await writeFile(join(web, 'flight-script.ts'), firstScript);
  const plugins = [pageDocuments(web)];
  await build({
    root: web,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { modulePreload: { polyfill: false } },
  });
  return readFile(join(web, 'dist/pages/flight.html'), 'utf8');
}

it('the first script of a page takes the place of that of all pages, which it imports', async () => {
  const document = await flightDocument("import { started } from './shared.ts'; console.log(started);");
  expect(document).toMatch(/<script async type="module" crossorigin src="\/assets\/flight-script-.+?\.js">/);
  expect(document).toMatch(/<link rel="modulepreload" href="\/assets\/index-.+?\.js"/);
});

it('a build fails whose first script of a page does not import that of all pages: nothing would start the app', async () => {
  await expect(flightDocument("console.log('Alone');")).rejects.toThrow(
    'The bundle of flight-script.ts does not import that of main.ts: its page would stay empty.',
  );
});
