import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { networks } from '#server/configuration/settings';
import { addressOf, deviceOf } from './client.ts';

const trustedProxies = v.parse(networks, '10.0.0.0/8, ::1, fd00::/8');

describe('addressOf', () => {
  it.each([
    ['a peer that is no proxy, whatever it says', { peer: '192.0.2.1', forwardedFor: '198.51.100.7' }, '192.0.2.1'],
    ['a peer that is a proxy and says nothing', { peer: '10.0.0.1', forwardedFor: undefined }, '10.0.0.1'],
    ['whom the proxy names', { peer: '10.0.0.1', forwardedFor: '198.51.100.7' }, '198.51.100.7'],
    [
      'whom the last proxy of several names',
      { peer: '::ffff:10.0.0.1', forwardedFor: '1.1.1.1, 198.51.100.7, 10.9.9.9' },
      '198.51.100.7',
    ],
    ['a proxy where only proxies are named', { peer: '::1', forwardedFor: '10.0.0.2' }, '10.0.0.2'],
    ['none of what is no address', { peer: '10.0.0.1', forwardedFor: "'; drop" }, '10.0.0.1'],
    [
      'nobody whom the caller could have named',
      { peer: '10.0.0.1', forwardedFor: '6.6.6.6, unknown, 10.0.0.2' },
      '10.0.0.2',
    ],
    ['whom a proxy names with a port', { peer: '10.0.0.1', forwardedFor: '6.6.6.6, 198.51.100.7:80' }, '198.51.100.7'],
    ['the same for IPv6', { peer: '10.0.0.1', forwardedFor: '6.6.6.6, [2001:db8::6]:80' }, '2001:db8:0:0::/64'],
    ['the network of an IPv6 address', { peer: '2001:db8:1:2:3:4:5:6', forwardedFor: undefined }, '2001:db8:1:2::/64'],
    ['the network of a short IPv6 address', { peer: '2001:db8::6', forwardedFor: undefined }, '2001:db8:0:0::/64'],
    ['nobody where there is no socket', { peer: undefined, forwardedFor: undefined }, 'unknown'],
  ])('is that of %s', (_, { peer, forwardedFor }, address) => {
    expect(addressOf(peer, forwardedFor, { trustedProxies })).toBe(address);
  });
});

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
