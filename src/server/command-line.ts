import { type ReadyConfiguration, readConfiguration } from './configuration.ts';
import { readEnvironment } from './environment.ts';

/** What the server writes is for its own user alone, in whatever folder: there are emails, hashes and places in it. */
const FOR_OTHERS = 0o077;

/** Runs a program; whatever stops it is told in words, without the places in the code. */
export async function run(program: (configuration: ReadyConfiguration) => Promise<void>): Promise<void> {
  process.umask(FOR_OTHERS);
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

/** An error and what it came from. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : reasonsOf(error.cause))];
}
