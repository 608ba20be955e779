import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';

const FIRST_NODE_OF_13 = 22;
const [major = 0] = process.versions.node.split('.').map(Number);

/**
 * The SQLite library: better-sqlite3 13; on Node 20, where that crashes, version 12, which in turn aborts the process on Node
 * 24.19 and later (decision 065). `scripts/database-driver.mjs` makes the same choice for installing.
 */
export const Sqlite: typeof BetterSqlite3 = createRequire(import.meta.url)(
  major < FIRST_NODE_OF_13 ? 'better-sqlite3-node20' : 'better-sqlite3',
);
