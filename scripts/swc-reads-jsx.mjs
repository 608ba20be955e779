// dependency-cruiser asks swc to read every file as plain TypeScript, so that a component stops it. This is loaded before it
// (`node --import`) and tells swc which files hold JSX. To be dropped when dependency-cruiser does so itself.
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;

swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
