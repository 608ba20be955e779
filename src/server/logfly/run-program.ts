import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program that reads a database, and its limits. */
export interface ProgramSettings {
  /** Its module; a TypeScript source outside of a build. */
  readonly entry: URL;
  /** The most memory of the process, in megabytes. */
  readonly memoryMb: number;
  /** After so many milliseconds the process is killed. */
  readonly timeoutMs: number;
}

/** How a process has ended: `failed` with what it said last. */
export type ProgramEnd =
  | { readonly state: 'done' }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly reason: string };

const MAX_REASON = 2_000;

/** Reads a database in a process of its own, which gets nothing of ours but two paths and its limits. Never rejects. */
export function runProgram(
  { entry, memoryMb, timeoutMs }: ProgramSettings,
  { database, folder, signal }: { readonly database: string; readonly folder: string; readonly signal: AbortSignal },
): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const options = [...loaderOptions(entry), `--max-old-space-size=${memoryMb / 2}`];
    const limits = [memoryMb, timeoutMs].map(String);
    const child = spawn(process.execPath, [...options, fileURLToPath(entry), database, folder, ...limits], {
      cwd: folder,
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      signal,
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MAX_REASON);
    });
    child.on('error', (error) => {
      said += String(error);
      if (child.pid === undefined) resolve(endOf(null));
    });
    child.on('close', (code, killedBy) => {
      if (killedBy) said += `killed by ${killedBy}`;
      resolve(endOf(code));
    });

    function endOf(code: number | null): ProgramEnd {
      if (code === 0) return { state: 'done' };
      return signal.aborted ? { state: 'stopped' } : { state: 'failed', reason: said };
    }
  });
}

/** A source is run by the loader that this process itself was started with. */
function loaderOptions({ pathname }: URL): readonly string[] {
  return pathname.endsWith('.ts') ? process.execArgv : [];
}
