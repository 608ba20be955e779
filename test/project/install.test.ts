import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mustRun } from '../../scripts/run.mjs';

/** Packages within the folder, so that npm needs no registry. */
const MANIFEST = {
  name: 'a-project',
  version: '1.0.0',
  dependencies: { 'better-sqlite3': 'file:packages/better-sqlite3' },
  devDependencies: { checker: 'file:packages/checker' },
};

describe('installing packages', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wingbook-install-'));
    await cp(join(import.meta.dirname, '../../scripts'), join(folder, 'scripts'), { recursive: true });
    for (const name of ['better-sqlite3', 'checker']) {
      await mkdir(join(folder, 'packages', name), { recursive: true });
      await writeJson(join('packages', name, 'package.json'), { name, version: '1.0.0', main: 'index.js' });
      await writeFile(join(folder, 'packages', name, 'index.js'), 'module.exports = class {};');
    }
    await writeJson('package.json', MANIFEST);
    await mustRun('npm', ['install', '--package-lock-only'], { cwd: folder, quiet: true, env });
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const env = { npm_config_offline: 'true', npm_config_audit: 'false' };
  const writeJson = (path: string, value: unknown) => writeFile(join(folder, path), JSON.stringify(value));
  const has = (name: string) => existsSync(join(folder, 'node_modules', name, 'package.json'));

  function install(extent: 'run' | 'all'): Promise<void> {
    const program = `import('./scripts/install.mjs').then(({ install }) => install('${extent}'))`;
    return mustRun(process.execPath, ['--eval', program], { cwd: folder, quiet: true, env });
  }

  it('installs runtime packages for a start and all packages for the tests, and removes none at the next start', async () => {
    await install('run');
    expect([has('better-sqlite3'), has('checker')]).toEqual([true, false]);
    await install('all');
    expect([has('better-sqlite3'), has('checker')]).toEqual([true, true]);

    await writeJson('package.json', { ...MANIFEST, version: '1.0.1' });
    await install('run');
    expect([has('better-sqlite3'), has('checker')]).toEqual([true, true]);
  });

  it('keeps packages that were installed without these scripts', async () => {
    await mustRun('npm', ['ci'], { cwd: folder, quiet: true, env });
    await install('run');
    expect(has('checker')).toBe(true);
  });
});
