import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');

/** An import that the floors forbid, and the name of the rule that must catch it. */
const FORBIDDEN = [
  ['src/domain', "import '#contract/errors';", 'domain-imports-nothing'],
  ['src/domain', "import 'node:fs';", 'domain-imports-nothing'],
  ['src/contract', "import '#server/configuration';", 'contract-imports-domain-and-shapes'],
  ['src/web/ui', "import '#web/store/store.ts';", 'ui-knows-no-flight'],
  ['src/web/features/sites', "import '#web/features/gliders/glider-list.tsx';", 'features-are-islands'],
  ['src/server/services', "import 'hono';", 'services-know-no-http'],
  ['src/server/http', "import '#server/db/schema';", 'routes-know-no-sql'],
  ['src/web', "import './nowhere.ts';", 'not-to-unresolvable'],
] as const;

let folders: string[];

beforeAll(async () => {
  folders = await Promise.all(FORBIDDEN.map(([folder]) => mkdtemp(join(ROOT, folder, 'planted-'))));
  await Promise.all(FORBIDDEN.map(([, line], index) => writeFile(join(folders[index] ?? '', 'planted.ts'), line)));
});

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

it('goes red for each import that the floors forbid', { timeout: 60_000 }, async () => {
  const args = ['depcruise', 'src', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const { stdout } = await run('npx', args, { cwd: ROOT, maxBuffer: 1e8 }).catch((failed) => failed);
  const found: { from: string; rule: { name: string } }[] = JSON.parse(stdout).summary.violations;
  for (const [index, [, , rule]] of FORBIDDEN.entries()) {
    const from = `${folders[index]?.slice(ROOT.length + 1)}/planted.ts`;
    expect(found.filter((violation) => violation.from === from).map((violation) => violation.rule.name)).toContain(rule);
  }
});
