import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { builtProgram } from '../servers/built-server.ts';

it('the server is built without tests: what they import is not there after `npm start` in a fresh clone', () => {
  const files = readdirSync(dirname(builtProgram('worker')));
  expect(files).toContain('reanalyse.js');
  expect(files.filter((file) => file.includes('.test'))).toEqual([]);
});
