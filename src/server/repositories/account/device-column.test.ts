import { expect, it } from 'vitest';
import { BROWSERS, SYSTEMS } from '#contract/account/sign-in';
import { deviceColumn, deviceIn } from './device-column.ts';

it('reads every device that it writes', () => {
  for (const browser of [...BROWSERS, null]) {
    for (const system of [...SYSTEMS, null]) {
      expect(deviceIn(deviceColumn({ browser, system }))).toEqual({ browser, system });
    }
  }
});

it.each([
  ['Samsung Internet on Android', 'samsung', 'android'],
  ['Chrome on ChromeOS', 'chrome', 'chromeos'],
  ['Safari on iPhone', 'safari', 'iphone'],
  ['Opera on Mac', 'opera', 'mac'],
  ['Edge on Windows', 'edge', 'windows'],
  ['Firefox', 'firefox', null],
  ['ChromeOS', null, 'chromeos'],
  ['iPad', null, 'ipad'],
  [null, null, null],
])('reads %j, which an earlier version has stored', (column, browser, system) => {
  expect(deviceIn(column)).toEqual({ browser, system });
});
