import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limitProcess } from './limit-process.ts';
import { readDatabase } from './read-database.ts';

// Reads a database of LogFly that a pilot has uploaded, into pages: a process of its own, which a hostile file may end.
const [database = '', folder = '', memoryMb, timeoutMs] = process.argv.slice(2);
limitProcess({ memoryMb: Number(memoryMb), timeoutMs: Number(timeoutMs) });
const result = readDatabase(database, (page, flights) => {
  writeFileSync(join(folder, `${page}.json.gz`), gzipSync(JSON.stringify({ flights }), { level: 1 }), { mode: 0o600 });
});
writeFileSync(join(folder, 'result.json'), JSON.stringify(result), { mode: 0o600 });
