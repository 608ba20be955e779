import { createRequire } from 'node:module';
import { node20Sqlite } from './node20-sqlite.ts';
import type { SqliteClass } from './sqlite-file.ts';

const FIRST_NODE_OF_BETTER_SQLITE3 = 22;
const [major = 0] = process.versions.node.split('.').map(Number);
const require = createRequire(import.meta.url);

/**
 * The SQLite library, of which each brings its binaries for its versions of Node (decision 065); `scripts/database-driver.mjs`
 * makes the same choice for installing.
 */
export const Sqlite: SqliteClass =
  major < FIRST_NODE_OF_BETTER_SQLITE3 ? node20Sqlite(require('@photostructure/sqlite')) : require('better-sqlite3');
