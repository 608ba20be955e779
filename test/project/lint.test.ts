import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../scripts/run.mjs';

const ROOT = join(import.meta.dirname, '../..');

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'wingbook-lint-'));
  await cp(join(ROOT, 'biome.json'), join(copy, 'biome.json'));
  await cp(join(ROOT, 'scripts/lint'), join(copy, 'scripts/lint'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true }));

async function lint(effect: string): Promise<{ code: number; output: string }> {
  await writeFile(join(copy, 'planted.ts'), `import { useEffect } from 'react';\n${effect}\n`);
  return run('npx', ['biome', 'lint', '--vcs-enabled=false', 'planted.ts'], { cwd: copy, quiet: true });
}

it.each([
  'export const useTop = (box: HTMLElement) => useEffect(() => box.scrollIntoView(), [box]);',
  'export const useTop = (box: HTMLElement) => useEffect(() => box.scrollIntoView());',
])('rejects an effect that returns the value of its expression: %s', async (effect) => {
  const { code, output } = await lint(effect);
  expect(output).toContain('Write an effect with braces');
  expect(code).not.toBe(0);
});

it('accepts an effect with braces', async () => {
  const effect =
    'export const useTop = (box: HTMLElement) =>\n  useEffect(() => {\n    box.scrollIntoView();\n  }, [box]);';
  expect(await lint(effect)).toMatchObject({ code: 0 });
});
