import type { BlockList } from 'node:net';
import { readProxies, type Setting } from './settings.ts';

/** Who may create an account: everybody, nobody, or who has an email address at one of some domains. */
export type Signups =
  | { readonly state: 'open' }
  | { readonly state: 'closed' }
  | { readonly state: 'domains'; readonly domains: readonly string[] };

/** Who may read the metrics: clients of some networks, or who knows a password. */
export type MetricsAccess =
  | { readonly kind: 'networks'; readonly networks: BlockList }
  | { readonly kind: 'password'; readonly password: string };

/** The default of {@link Signups}. */
export const ALL_SIGNUPS: Signups = { state: 'open' };

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;
const PASSWORD = 'password:';
const MIN_PASSWORD = 16;

/** Reads who may create an account: `open`, `closed`, or domains as `club.example, example.org`. */
export function readSignups(text: string): Setting<Signups> {
  const words = text.toLowerCase().split(/[\s,]+/);
  if (words.length === 1 && (words[0] === 'open' || words[0] === 'closed')) return { value: { state: words[0] } };
  const wrong = words.find((word) => !DOMAIN.test(word));
  return wrong === undefined
    ? { value: { state: 'domains', domains: words } }
    : { wrong: `must be open, closed, or domains like example.org: ${wrong} is none` };
}

/** Reads who may read the metrics: addresses and networks, or `password:` and a password. */
export function readMetricsAccess(text: string): Setting<MetricsAccess> {
  if (text.startsWith(PASSWORD)) {
    const password = text.slice(PASSWORD.length);
    if (password.length < MIN_PASSWORD) return { wrong: `must have a password of at least ${MIN_PASSWORD} characters` };
    return { value: { kind: 'password', password } };
  }
  const networks = readProxies(text);
  return 'value' in networks ? { value: { kind: 'networks', networks: networks.value } } : networks;
}
