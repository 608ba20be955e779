import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLayers } from '../../scripts/layers.mjs';

const ROOT = join(import.meta.dirname, '../..');
const COPIED = ['package.json', 'tsconfig.base.json', '.dependency-cruiser.mjs'];

/** An import that the layers forbid, of a file that the test writes, too, and the name of the rule that must report it. */
const FORBIDDEN = [
  ['src/domain', "import '#contract/errors';", 'domain-imports-nothing'],
  ['src/domain', "import 'node:fs';", 'domain-imports-nothing'],
  ['src/contract', "import '#server/configuration/configuration';", 'contract-imports-domain-and-shapes'],
  ['src/formats', "import 'node:fs';", 'formats-import-the-layers-below'],
  ['src/formats', "import '#web/store/store.ts';", 'formats-import-the-layers-below'],
  ['src/web/ui', "import '#web/store/store.ts';", 'ui-knows-no-flight'],
  ['src/web/features/sites', "import '#web/features/gliders/glider-list.tsx';", 'features-are-islands'],
  ['src/server/services', "import 'hono';", 'services-know-no-http'],
  ['src/server/services', "import '#contract/messages/en/rejections';", 'services-have-no-messages'],
  ['src/server/http', "import '#server/db/schema';", 'routes-know-no-sql'],
  ['src/web', "import './nowhere.ts';", 'not-to-unresolvable'],
] as const;

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'wingbook-layers-'));
  await Promise.all(COPIED.map((path) => cp(join(ROOT, path), join(copy, path), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const [index, [folder, line]] of FORBIDDEN.entries()) {
    await write(`${folder}/planted-${index}.ts`, line);
    const [, layer, path] = /#(\w+)\/([\w/-]+)/.exec(line) ?? [];
    if (layer) await write(`src/${layer}/${path}.${line.includes('.tsx') ? 'tsx' : 'ts'}`, 'export {};');
  }
});

afterAll(() => rm(copy, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(copy, path)), { recursive: true });
  await writeFile(join(copy, path), text);
}

it('reports each import that the layers forbid', async () => {
  const { output } = await checkLayers(copy, 'json');
  const found: { from: string; rule: { name: string } }[] = JSON.parse(output).summary.violations;
  for (const [index, [folder, , rule]] of FORBIDDEN.entries()) {
    const violations = found.filter(({ from }) => from === `${folder}/planted-${index}.ts`);
    expect(violations.map((violation) => violation.rule.name)).toContain(rule);
  }
});
