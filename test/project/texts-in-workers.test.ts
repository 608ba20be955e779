import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import config from '../../vite.config.ts';

it('ends the build where a worker imports texts, which no import map gives it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'wingbook-worker-'));
  const page = "new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });";
  await writeFile(join(root, 'page.ts'), page);
  await writeFile(join(root, 'worker.ts'), "import { UPLOAD } from '#texts/upload';\nconsole.log(UPLOAD);");
  const { worker = {} } = config;
  const options = { write: false, rolldownOptions: { input: join(root, 'page.ts') } };
  const built = build({ configFile: false, root, logLevel: 'silent', worker, build: options });
  await expect(built).rejects.toThrow('runs in a worker, which cannot import #texts/upload');
  await rm(root, { recursive: true });
});
