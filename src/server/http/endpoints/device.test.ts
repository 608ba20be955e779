import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${WEBKIT} Version/19.0 Mobile/15E148 Safari/604.1`,
    'safari',
    'iphone',
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`, 'opera', 'mac'],
  ['curl/8.0', null, null],
  ['something on Linux', null, 'linux'],
  [undefined, null, null],
  ['\u0000'.repeat(5_000), null, null],
])('recognises %j as %j on %j', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
