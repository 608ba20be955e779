import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flownPath, igcFile } from '../builders/igc.ts';
import { aFlight } from '../builders/items.ts';
import { freePort } from '../run/free-port.ts';
import { loaded, saved, signUpPilot } from '../servers/visitor.ts';

const ROOT = join(import.meta.dirname, '../..');
/** It builds first when `dist` is of other sources. */
const TIMEOUT_MS = 300_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const execute = promisify(execFile);
const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({
  fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }, { seconds: 60 }]),
});

/** What the build uses, and no bundle has. */
const ONLY_FOR_BUILDING = ['@vitejs/plugin-react', 'vite', 'd3-geo', 'd3-geo-projection', 'topojson-client'];
const MANIFEST = v.object({
  name: v.string(),
  version: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

function jsonIn(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the command of the last `CMD` or `HEALTHCHECK … CMD`, and the variables of the last `ENV`, of the Dockerfile. */
function inDockerfile() {
  const text = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').replaceAll('\\\n', '');
  const commandOf = (start: RegExp) => {
    const line = text.split('\n').findLast((one) => start.test(one)) ?? '';
    return v.parse(v.array(v.string()), JSON.parse(line.slice(line.indexOf('['))));
  };
  const env = /^ENV (.+)$/m.exec(text)?.[1]?.split(' ') ?? [];
  return {
    text,
    start: commandOf(/^CMD /),
    health: commandOf(/^HEALTHCHECK /),
    environment: Object.fromEntries(env.map((pair) => pair.split('='))),
  };
}

/** Makes all below a folder readable for everybody and writable for nobody. */
function writeProtect(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) writeProtect(path);
    else chmodSync(path, 0o444);
  }
  chmodSync(folder, 0o555);
}

/** Returns a folder with the release in `app`, which nobody can write, and an empty one for `data`. */
async function makeRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wingbook-release-'));
  chmodSync(folder, 0o755);
  await execute(process.execPath, [join(ROOT, 'scripts/release.mjs'), join(folder, 'app')]);
  writeProtect(join(folder, 'app'));
  mkdirSync(join(folder, 'data'));
  if (isRoot) chownSync(join(folder, 'data'), NOBODY, NOBODY);
  return folder;
}

describe('the release, run as the image runs it', { timeout: TIMEOUT_MS }, () => {
  const { text, start, health, environment } = inDockerfile();
  let folder = '';
  let server: ChildProcess | null = null;
  let settings: Record<string, string> = {};

  beforeAll(async () => {
    folder = await makeRelease();
    const port = String(await freePort());
    const here = { PORT: port, DATA_DIR: join(folder, 'data'), BASE_URL: `http://localhost:${port}` };
    settings = { ...environment, ...here, PATH: process.env.PATH ?? '', MAP_STYLE_URL: 'off', TERRAIN_URL: 'off' };
    const [program = '', ...args] = start;
    const started = spawn(program, args, {
      cwd: join(folder, 'app'),
      env: settings,
      stdio: ['ignore', 'pipe', 'inherit'],
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    });
    server = started;
    for await (const line of started.stdout) if (String(line).includes('Wingbook is ready')) break;
  }, TIMEOUT_MS);

  afterAll(() => {
    server?.kill('SIGKILL');
    if (folder === '') return;
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves the pages, saves a flight with its track, and is healthy', async () => {
    const url = settings.BASE_URL ?? '';
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
    const pilot = await signUpPilot(url);
    await saved(pilot, 'flight', aFlight({ igc: IGC }));
    expect((await loaded(pilot)).flights).toEqual([expect.objectContaining({ hasTrack: true })]);
    const [program = '', ...args] = health;
    await expect(execute(program, args, { env: settings })).resolves.toBeDefined();
    await expect(execute(program, args, { env: { ...settings, PORT: '9' } })).rejects.toMatchObject({ code: 1 });
  });

  it('has the notice of every package in it, and of the data, on a page', async () => {
    const response = await fetch(`${settings.BASE_URL}/licences.txt`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const notices = await response.text();
    const ofServer = v.parse(v.array(v.string()), jsonIn(join(ROOT, '.build/server-packages.json')));
    const { dependencies } = v.parse(MANIFEST, jsonIn(join(ROOT, 'package.json')));
    const used = Object.keys(dependencies).filter((name) => !ONLY_FOR_BUILDING.includes(name));
    const folders = [...ofServer, ...used.map((name) => `node_modules/${name}`)];
    for (const folder of folders) {
      const { name, version } = v.parse(MANIFEST, jsonIn(join(ROOT, folder, 'package.json')));
      const [, text = ''] = notices.split(`\n${name} ${version} (`);
      expect(text.split('='.repeat(100))[0]?.length, `${name} ${version}`).toBeGreaterThan(100);
    }
    for (const credit of ['OpenStreetMap contributors', 'Open Database License', 'GeoNames', 'Natural Earth'])
      expect(notices).toContain(credit);
    expect(readFileSync(join(folder, 'app/LICENSE'), 'utf8')).toContain('MIT License');
  });

  it('stops on a signal', async () => {
    const ended = server && once(server, 'exit');
    server?.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('is copied without npm, and run by a user without rights', () => {
    const run = text.slice(text.lastIndexOf('\nFROM '));
    expect(run).toContain('COPY --from=build /release /app');
    expect(run).toContain('\nUSER node\n');
    expect(run).not.toMatch(/npm|COPY \./);
    expect(text).toContain('RUN npm ci');
  });
});
