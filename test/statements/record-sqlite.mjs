// For `node --import`: appends the text of each statement that is prepared on SQLite to the file RECORDED_STATEMENTS, once a thread, as lines of JSON.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DATABASE_DRIVER } from '../../scripts/database-driver.mjs';

const require = createRequire(import.meta.url);
const library = require(DATABASE_DRIVER);
const seen = new Set();

class Recorded extends (library.DatabaseSync ?? library) {
  prepare(text) {
    if (!seen.has(text)) {
      seen.add(text);
      appendFileSync(String(process.env.RECORDED_STATEMENTS), `${JSON.stringify(text)}\n`);
    }
    return super.prepare(text);
  }
}

// The methods of the driver for Node 20 cannot be replaced: whoever loads a driver later gets this class.
require.cache[require.resolve(DATABASE_DRIVER)].exports = library.DatabaseSync ? { DatabaseSync: Recorded } : Recorded;
