import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownUser, PROGRAMS } from './debian-programs.ts';

/** Starts a program that stops with the proof, even when that is killed: its process id is in a file of the folder (`clear-after-run.mjs`). */
export async function startProgram(
  name: keyof typeof PROGRAMS,
  args: readonly string[],
  folder: string,
): Promise<ChildProcess> {
  const program = spawn(PROGRAMS[name].path, args, { stdio: 'ignore', ...ownUser() });
  await writeFile(join(folder, `${name}.pid`), `${program.pid}\n`);
  return program;
}
