import { join } from 'node:path';

/** The folder of the server's programs and its thread, bundled for the tests from the present sources. */
const BUILT_SERVER = join(import.meta.dirname, '../../.build/test-server');

/** Returns the path of a program of the server, as plain Node runs it: a loader of TypeScript takes a second of each start. */
export function builtProgram(name: string): string {
  return join(BUILT_SERVER, `${name}.js`);
}
