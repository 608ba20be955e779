import { type BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Browser, Device, System } from '#contract/account/sign-in';
import type { Configuration } from '#server/configuration/configuration';
import type { AppContext, Configured } from '#server/services/app-context';
import type { Client } from '#server/services/client';
import type { Bindings } from './bindings.ts';
import { readTokens } from './cookies.ts';
import { languageOf } from './language.ts';

const UNKNOWN = 'unknown';
const WITH_PORT = /^(?:(?<four>[\d.]+):\d+|\[(?<six>[^\]]*)\](?::\d+)?)$/;

export type ClientContext = Pick<AppContext, 'log'> &
  Configured<'isLocal' | 'isSecure' | 'language' | 'trustedProxies'>;

const warned = new WeakSet<ClientContext>();

/** Returns the client's address, device, known-browser proof and language. */
export function clientOf({ req, env }: Context<Bindings>, context: ClientContext): Client {
  const address = addressOf(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'), context.configuration);
  warnOfProxy(context, env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'));
  const { known } = readTokens(context, req.header('cookie'));
  return { address, device: deviceOf(req.header('user-agent')), known, language: languageOf(req, context).language };
}

/** Warns once: behind a proxy that is not trusted all clients have one address and share its limits. */
function warnOfProxy(context: ClientContext, peer: string | undefined, forwardedFor: string | undefined): void {
  const { isLocal, trustedProxies } = context.configuration;
  if (isLocal || forwardedFor === undefined || isIP(plainAddress(peer ?? '')) === 0 || warned.has(context)) return;
  if (isTrustedPeer(trustedProxies, peer)) return;
  warned.add(context);
  context.log.warn('X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name, and is ignored');
}

/**
 * Returns the client's address: the peer's or, behind trusted proxies, the last one in `X-Forwarded-For` that is not a
 * trusted proxy's. Entries left of an invalid one can be forged and are ignored.
 */
export function addressOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  { trustedProxies }: Pick<Configuration, 'trustedProxies'>,
): string {
  const address = lastUntrusted(peer, forwardedFor, trustedProxies);
  return address === null ? UNKNOWN : networkOf(address);
}

/** Returns the client's exact address and its family; of an unknown client one that no network contains. */
export function clientAddressOf(
  { req, env }: Context<Bindings>,
  { trustedProxies }: Pick<Configuration, 'trustedProxies'>,
): { readonly address: string; readonly family: 'ipv4' | 'ipv6' } {
  const peer = env?.incoming?.socket.remoteAddress;
  const address = lastUntrusted(peer, req.header('x-forwarded-for'), trustedProxies) ?? '::';
  return { address, family: isIPv6(address) ? 'ipv6' : 'ipv4' };
}

function lastUntrusted(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: BlockList,
): string | null {
  let address = plainAddress(peer ?? '');
  if (isIP(address) === 0) return null;
  for (const hop of (forwardedFor ?? '').split(',').map(plainAddress).toReversed()) {
    if (isIP(hop) === 0 || !isTrusted(trustedProxies, address)) break;
    address = hop;
  }
  return address;
}

/** Whether a connection comes from a trusted proxy. */
export function isTrustedPeer(trusted: BlockList, peer: string | undefined): boolean {
  const address = plainAddress(peer ?? '');
  return isIP(address) !== 0 && isTrusted(trusted, address);
}

function isTrusted(trusted: BlockList, address: string): boolean {
  return trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Strips the port that some proxies add, `192.0.2.1:80` or `[2001:db8::1]:80`; `::ffff:192.0.2.1` becomes its IPv4 address. */
function plainAddress(hop: string): string {
  const { four, six } = WITH_PORT.exec(hop.trim())?.groups ?? {};
  return (four ?? six ?? hop.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the /64 of an IPv6 address: a household has a whole one. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0') : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}

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
