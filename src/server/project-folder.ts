import { join } from 'node:path';

/** The project's folder, relative to `src/server` as to `dist/server`, into which the server is bundled without folders. */
export const PROJECT_FOLDER = join(import.meta.dirname, '../..');
