import type { Browser, Device, System } from '#contract/account/sign-in';

/** In order: most browsers also match those further down. */
const BROWSERS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\b(OPR|OPT|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, 'android'],
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'mac'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bLinux\b/, 'linux'],
];

/** Returns browser and system from a `User-Agent`, just enough for the pilot to recognise it. */
export function deviceOf(userAgent = ''): Device {
  return { browser: codeIn(BROWSERS, userAgent), system: codeIn(SYSTEMS, userAgent) };
}

function codeIn<Code>(codes: readonly (readonly [RegExp, Code])[], text: string): Code | null {
  return codes.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
