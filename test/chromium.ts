import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

/** Where systems keep a Chromium of their own. */
const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** How to launch a real Chromium: `CHROMIUM_PATH`, else the system's, else the one inside an npm package. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const own = process.env.CHROMIUM_PATH ?? SYSTEM_BROWSERS.find((path) => existsSync(path));
  return { executablePath: own ?? (await sparticuz.executablePath()), args: ARGUMENTS };
}
