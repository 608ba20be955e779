import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestDatabase } from '../databases/sqlite-file.ts';
import { builtProgram } from './built-server.ts';

const execute = promisify(execFile);

/** Runs one of the command-line programs on a database; returns its output, also when it fails. */
export async function runCommand(
  name: string,
  { address, folder }: TestDatabase,
  args: readonly string[] = [],
): Promise<string> {
  const settings = address.kind === 'sqlite' ? {} : { DATABASE_URL: address.url };
  const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
  const { stdout, stderr } = await execute(process.execPath, [builtProgram(name), ...args], { env, cwd: folder }).catch(
    (failed) => failed,
  );
  return `${stdout}${stderr}`;
}
