const FIRST_NODE_OF_13 = 22;
const [major] = process.versions.node.split('.').map(Number);

/** SQLite's package for this Node (decision 065); `src/server/db/sqlite/better-sqlite3.ts` makes the same choice for running. */
export const DATABASE_DRIVER = major < FIRST_NODE_OF_13 ? 'better-sqlite3-node20' : 'better-sqlite3';
