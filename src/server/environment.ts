import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './configuration.ts';

const FILE = '.env';

/** The settings of a `.env` file in the folder, if there is one; what the environment itself says comes first. */
export function readEnvironment(environment: Environment, folder: string): Environment {
  return { ...settingsIn(join(folder, FILE)), ...environment };
}

function settingsIn(file: string): Environment {
  try {
    return parseEnv(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`The settings in ${file} cannot be read`, { cause: error });
  }
}
