import { BROWSERS, type Device, SYSTEMS } from '#contract/account/sign-in';

/** Returns a device as it is stored: `firefox windows`; null when nothing of it is known. */
export function deviceColumn({ browser, system }: Device): string | null {
  return [browser, system].filter((code) => code !== null).join(' ') || null;
}

/** Returns a stored device. Earlier versions stored `Firefox on Windows`, which has the same words. */
export function deviceIn(column: string | null): Device {
  const words = (column ?? '').toLowerCase().split(' ');
  return {
    browser: BROWSERS.find((code) => words.includes(code)) ?? null,
    system: SYSTEMS.find((code) => words.includes(code)) ?? null,
  };
}
