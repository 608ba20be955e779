import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_DRIVER } from '../../scripts/database-driver.mjs';
import { mustRun, run } from '../../scripts/run.mjs';

/** Packages within the folder, so that npm needs no registry. */
const MANIFEST = {
  name: 'a-project',
  version: '1.0.0',
  dependencies: { [DATABASE_DRIVER]: `file:packages/${DATABASE_DRIVER}` },
  devDependencies: { checker: 'file:packages/checker' },
};
const scripts = { 'build-release': 'node --version' };

describe('installing packages', () => {
  /** The project of a test, a copy of the one that is made once. */
  let [made, folder] = ['', ''];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-install-'));
    made = folder;
    await cp(join(import.meta.dirname, '../../scripts'), join(folder, 'scripts'), { recursive: true });
    for (const name of [DATABASE_DRIVER, 'checker']) {
      await mkdir(join(folder, 'packages', name), { recursive: true });
      await writeJson(join('packages', name, 'package.json'), { name, version: '1.0.0', main: 'index.js', scripts });
      await writeFile(join(folder, 'packages', name, 'index.js'), 'module.exports = class {};');
    }
    await writeJson('package.json', MANIFEST);
    await mustRun('npm', ['install', '--package-lock-only'], { cwd: folder, quiet: true, env });
  });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-install-'));
    await cp(made, folder, { recursive: true });
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));
  afterAll(() => rm(made, { recursive: true, force: true }));

  const env = { npm_config_offline: 'true', npm_config_audit: 'false' };
  const writeJson = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value));
  const has = (name: string) => existsSync(join(folder, 'node_modules', name, 'package.json'));

  const install = (extent: 'run' | 'all') => call(`install('${extent}')`);

  /** Calls a function of the installation. */
  function call(step: string): Promise<void> {
    const program = `import('./scripts/install.mjs').then((installation) => installation.${step})`;
    return mustRun(process.execPath, ['--eval', program], { cwd: folder, quiet: true, env });
  }

  it('installs runtime packages for a start and all packages for the tests, and removes none at the next start', async () => {
    await install('run');
    expect([has(DATABASE_DRIVER), has('checker')]).toEqual([true, false]);
    await install('all');
    expect([has(DATABASE_DRIVER), has('checker')]).toEqual([true, true]);

    await writeJson('package.json', { ...MANIFEST, version: '1.0.1' });
    await install('run');
    expect([has(DATABASE_DRIVER), has('checker')]).toEqual([true, true]);
  });

  it('does not take a database driver that cannot be loaded for installed', async () => {
    await writeFile(join(folder, 'packages', DATABASE_DRIVER, 'index.js'), "throw new Error('no binary');");
    await expect(install('run')).rejects.toThrow('cannot be loaded');
    await expect(install('run')).rejects.toThrow('no binary');
  });

  it('says in a sentence that the registry cannot be reached', async () => {
    await writeJson('package.json', { ...MANIFEST, dependencies: { ...MANIFEST.dependencies, far: '1.0.0' } });
    const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
    lock.packages[''].dependencies.far = '1.0.0';
    const resolved = 'http://127.0.0.1:9/far/-/far-1.0.0.tgz';
    lock.packages['node_modules/far'] = { version: '1.0.0', resolved };
    await writeJson('package-lock.json', lock);
    const away = {
      npm_config_offline: 'false',
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
    };
    const program =
      "import('./scripts/install.mjs').then(({ install, endWithMessage }) => install('run').catch(endWithMessage))";
    const options = { cwd: folder, quiet: true, env: { ...env, ...away } };
    const { code, output } = await run(process.execPath, ['--eval', program], options);
    expect(code).toBe(1);
    expect(output).toContain('npm’s registry cannot be reached (ECONNREFUSED)');
    expect(output).not.toMatch(/npm error| {4}at /);
  });

  it('runs the scripts of packages, again after it was interrupted before', async () => {
    const program = "require('node:fs').writeFileSync('made.txt', '')";
    await mkdir(join(folder, 'packages/scripted'));
    await writeJson('packages/scripted/package.json', {
      name: 'scripted',
      version: '1.0.0',
      scripts: { postinstall: `node -e "${program}"` },
    });
    await mustRun('npm', ['pack', './packages/scripted'], { cwd: folder, quiet: true, env });
    const dependencies = { ...MANIFEST.dependencies, scripted: 'file:scripted-1.0.0.tgz' };
    await writeJson('package.json', { ...MANIFEST, dependencies });
    await mustRun('npm', ['install', '--package-lock-only'], { cwd: folder, quiet: true, env });
    const output = join(folder, 'node_modules/scripted/made.txt');
    await call("installFiles('run')");
    expect([has('scripted'), existsSync(output)]).toEqual([true, false]);
    await install('run');
    expect(existsSync(output)).toBe(true);
  });

  it('keeps packages that were installed without these scripts', async () => {
    await mustRun('npm', ['ci'], { cwd: folder, quiet: true, env });
    await install('run');
    expect(has('checker')).toBe(true);
  });
});
