import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SECTION = /### A flight's save, file by file\n([\s\S]*?)\n## /;

it('a flight is saved through 20 files at most, 6 of them before the store, which ARCHITECTURE.md lists', () => {
  const [, section = ''] = SECTION.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  const [table = ''] = section.split('\n\n');
  const files = [...table.matchAll(/`(src\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect([...table.matchAll(/^\| \d .*?`(src\/[^`]+)`/gm)]).toHaveLength(6);
  expect(files.length).toBeLessThanOrEqual(20);
});
