import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import sparticuz from '@sparticuz/chromium';

/** Where systems keep a Chromium of their own; of the same version without its windows first, which takes half the time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Quiet and without a sandbox, which root may not have; nothing of the browser's own calls home. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of the newest Chromium at hand: `CHROMIUM_PATH`, else the newer of the system's and npm's. */
export async function newestChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const npms = await npmChromium();
  const paths = [...SYSTEM_BROWSERS.filter((path) => existsSync(path)), npms];
  const versions = await Promise.all(paths.map(majorVersionOf));
  return paths[versions.indexOf(Math.max(...versions))] ?? npms;
}

/** Returns the path of the Chromium inside an npm package: the one that is there on every machine. */
export function npmChromium(): Promise<string> {
  return sparticuz.executablePath();
}

/** Returns Playwright's launch options for a Chromium. */
export function launchOptions(executablePath: string): { executablePath: string; args: string[] } {
  return { executablePath, args: ARGUMENTS };
}

/** 0 for a browser that does not start, so that another one is taken. */
async function majorVersionOf(path: string): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version']);
    return Number(/ (\d+)\./.exec(stdout)?.[1] ?? 0);
  } catch (error) {
    console.warn(`${path} does not start: ${String(error)}`);
    return 0;
  }
}
