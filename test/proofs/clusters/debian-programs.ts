import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const POSTGRES_FOLDER = '/usr/lib/postgresql/15/bin';

/** The programs that Debian's packages bring: npm has no pooler, and its PostgreSQL no `pg_basebackup`. */
export const PROGRAMS = {
  initdb: { path: join(POSTGRES_FOLDER, 'initdb'), package: 'postgresql-15' },
  postgres: { path: join(POSTGRES_FOLDER, 'postgres'), package: 'postgresql-15' },
  pg_basebackup: { path: join(POSTGRES_FOLDER, 'pg_basebackup'), package: 'postgresql-15' },
  pgbouncer: { path: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
} as const;

/** Throws when programs are missing on this machine. */
export function requirePrograms(names: readonly (keyof typeof PROGRAMS)[]): void {
  const missing = names.map((name) => PROGRAMS[name]).filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map((program) => program.package))].join(' ');
  throw new Error(`Not on this machine: ${missing.map(({ path }) => path).join(', ')}. Debian has ${packages}`);
}

/** Whose processes they are: PostgreSQL and PgBouncer refuse to run as root. Nobody's where this process is not root's. */
export function ownUser(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const number = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

const OWNER_ONLY = 0o700;
const ENTERABLE = 0o755;

/** Creates a temporary folder that their user may write. */
export async function folderOfPrograms(): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), 'wingbook-cluster-'));
  execFileSync('chmod', [ENTERABLE.toString(8), outer]);
  const folder = join(outer, 'own');
  await mkdir(folder, { mode: OWNER_ONLY });
  const { uid, gid } = ownUser();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

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
