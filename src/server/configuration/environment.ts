import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Settings as texts by name, like `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const FILE = '.env';

/** All settings as texts, and the names that the file sets. */
export interface FoundSettings {
  readonly environment: Environment;
  /** The names in the `.env` file. */
  readonly namesInFile: readonly string[];
}

/** Reads the folder's `.env` file, if there is one; environment variables take precedence. */
export function readEnvironment(environment: Environment, folder: string): FoundSettings {
  const inFile = settingsIn(join(folder, FILE));
  return { environment: { ...inFile, ...environment }, namesInFile: Object.keys(inFile) };
}

function settingsIn(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`The settings in ${file} cannot be read`, { cause: error });
  }
}
