import { type ReadyConfiguration, readConfiguration } from '../configuration/configuration.ts';
import { readEnvironment } from '../configuration/environment.ts';

/** Files are readable for the server's user only: they hold emails, hashes and places. */
const UMASK = 0o077;

/** Runs a program with the checked configuration; prints the messages of an error without its stack. */
export async function runConfigured(program: (configuration: ReadyConfiguration) => Promise<void>): Promise<void> {
  process.umask(UMASK);
  try {
    await program(checkedConfiguration());
  } catch (error) {
    process.stderr.write(`${reasonsOf(error).join('\n  ')}\n`);
    process.exitCode = 1;
  }
}

function checkedConfiguration(): ReadyConfiguration {
  const { environment, namesInFile } = readEnvironment(process.env, process.cwd());
  const read = readConfiguration(environment, namesInFile);
  if (read.state === 'right') return read.configuration;
  throw new Error(['Wingbook cannot start with these settings:', ...read.problems].join('\n  '));
}

/** Returns the messages of an error and its causes. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : reasonsOf(error.cause))];
}
