// For `node --import`: appends the text of each statement that is prepared on SQLite to the file RECORDED_STATEMENTS, once a thread, as lines of JSON.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DATABASE_DRIVER } from '../../scripts/database-driver.mjs';

const library = createRequire(import.meta.url)(DATABASE_DRIVER);
const { prototype } = library.DatabaseSync ?? library;
const { prepare } = prototype;
const seen = new Set();

prototype.prepare = function recorded(text, ...options) {
  if (!seen.has(text)) {
    seen.add(text);
    appendFileSync(String(process.env.RECORDED_STATEMENTS), `${JSON.stringify(text)}\n`);
  }
  return prepare.call(this, text, ...options);
};
