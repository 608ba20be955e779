import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import sparticuz from '@sparticuz/chromium';
import { fontConfiguration } from './fonts.ts';

/** Paths of a system Chromium; the headless shell comes first, as it takes half the time. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Without a sandbox, which root cannot use, and without requests to any other machine: only this one's name is resolved. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Where the machine has no language, the older headless Chromium tells pages one that Intl rejects (`en-US@posix`), and charts do not load. */
const LANGUAGE = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };

/** Returns the path of the newest installed Chromium: `CHROMIUM_PATH`, else the newer of the system's and npm's. */
export async function newestChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const npms = await npmChromium();
  const paths = [...SYSTEM_BROWSERS.filter((path) => existsSync(path)), npms];
  const versions = await Promise.all(paths.map(majorVersionOf));
  return paths[versions.indexOf(Math.max(...versions))] ?? npms;
}

/** Returns the path of the Chromium from an npm package, which every machine has. */
export function npmChromium(): Promise<string> {
  return sparticuz.executablePath();
}

/** Playwright's launch options for a Chromium. */
interface LaunchOptions {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: NodeJS.ProcessEnv;
}

/** Returns the launch options for a Chromium, whose pages have our own fonts alone. */
export function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: ARGUMENTS,
    env: { ...process.env, ...LANGUAGE, FONTCONFIG_FILE: fontConfiguration() },
  };
}

/** Returns 0 for a browser that does not start, so that another one is used. */
async function majorVersionOf(path: string): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version']);
    return Number(/ (\d+)\./.exec(stdout)?.[1] ?? 0);
  } catch (error) {
    console.warn(`${path} does not start: ${String(error)}`);
    return 0;
  }
}
