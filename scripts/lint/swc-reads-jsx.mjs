// dependency-cruiser makes swc parse every file as TypeScript without JSX and fails on components. This patch, loaded before
// it (`node --import`), enables JSX for .tsx files. Remove it when dependency-cruiser does so itself.
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;

swc.parseFileSync = (path, options) => parseFileSync(path, { ...options, tsx: path.endsWith('.tsx') });
