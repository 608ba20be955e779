const FIRST_NODE_OF_BETTER_SQLITE3 = 22;
const [major] = process.versions.node.split('.').map(Number);

/** SQLite's package for this Node (decision 065); `src/server/db/sqlite/sqlite.ts` makes the same choice for running. */
export const DATABASE_DRIVER = major < FIRST_NODE_OF_BETTER_SQLITE3 ? '@photostructure/sqlite' : 'better-sqlite3';
