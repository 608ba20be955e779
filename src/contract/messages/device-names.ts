import type { Browser, System } from '#contract/account/sign-in';

/** Names of browsers, the same in all languages. */
export const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
};

/** Names of systems, the same in all languages. */
export const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  android: 'Android',
  iphone: 'iPhone',
  ipad: 'iPad',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'ChromeOS',
  linux: 'Linux',
};
