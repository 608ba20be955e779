import { BlockList, isIP, isIPv6 } from 'node:net';

/** Result of reading one setting: its value, or why the text is wrong. */
export type Setting<Value> = { readonly value: Value } | { readonly wrong: string };

const MAX_PORT = 65_535;
const WHOLE = /^\d{1,5}$/;
const COUNT = /^\d{1,9}$/;
const MIN_SECRET = 32;
const SWITCH: Readonly<Record<string, boolean>> = { on: true, true: true, 1: true, off: false, false: false, 0: false };
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const ORIGIN = /^https?:\/\/(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;

/** Verbosity of the log. */
export type LogLevel = (typeof LEVELS)[number];

/** Reads any text. */
export function readText(text: string): Setting<string> {
  return { value: text };
}

/** Reads a port to listen on. */
export function readPort(text: string): Setting<number> {
  const port = WHOLE.test(text) ? Number(text) : 0;
  return port >= 1 && port <= MAX_PORT ? { value: port } : { wrong: `must be a port from 1 to ${MAX_PORT}` };
}

/** Reads a whole number above 0. */
export function readCount(text: string): Setting<number> {
  const count = COUNT.test(text) ? Number(text) : 0;
  return count >= 1 ? { value: count } : { wrong: 'must be a whole number from 1' };
}

/** Reads the server's public address: http or https, host, optional port, no path. */
export function readBaseUrl(text: string): Setting<URL> {
  const wrong = { wrong: 'must be an address without a path, like https://logbook.example.org' };
  const url = parseUrl(text);
  if (!url || !isWeb(url) || url.username !== '' || url.password !== '') return wrong;
  return url.pathname === '/' && url.search === '' && url.hash === '' ? { value: url } : wrong;
}

/** Reads the address of a PostgreSQL database. */
export function readDatabaseUrl(text: string): Setting<string> {
  const url = parseUrl(text);
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  return isPostgres ? { value: text } : { wrong: 'must be like postgres://name:password@host:5432/database' };
}

/** Reads a secret. */
export function readSecret(text: string): Setting<string> {
  return text.length >= MIN_SECRET ? { value: text } : { wrong: `must have at least ${MIN_SECRET} characters` };
}

/** Reads a switch. */
export function readSwitch(text: string): Setting<boolean> {
  const value = SWITCH[text.toLowerCase()];
  return value === undefined ? { wrong: 'must be on or off' } : { value };
}

/** Reads a log level. */
export function readLogLevel(text: string): Setting<LogLevel> {
  const level = LEVELS.find((known) => known === text.toLowerCase());
  return level ? { value: level } : { wrong: `must be one of ${LEVELS.join(', ')}` };
}

/** Reads addresses and networks of proxies: `10.0.0.1, 192.168.0.0/16, fd00::/8`. */
export function readProxies(text: string): Setting<BlockList> {
  const proxies = new BlockList();
  for (const part of wordsOf(text)) {
    if (!addProxy(proxies, part)) return { wrong: `has ${part}, which is neither an IP address nor a network` };
  }
  return { value: proxies };
}

/** Reads a URL, or a path on this server; placeholders like `{z}/{x}/{y}` are allowed. */
function readResourceUrl(text: string): Setting<string> {
  const url = text.startsWith('/') && !text.startsWith('//') ? parseUrl(`http://localhost${text}`) : parseUrl(text);
  return url && isWeb(url)
    ? { value: text }
    : { wrong: 'must be off or an address like https://tiles.example.org/style.json' };
}

/** Reads what `readResourceUrl` reads; null for `off`. */
export function readResourceOrOff(text: string): Setting<string | null> {
  return text.toLowerCase() === 'off' ? { value: null } : readResourceUrl(text);
}

/** Reads the URL of a third-party service, possibly with a key in its query; null for `off`. */
export function readServiceUrl(text: string): Setting<URL | null> {
  if (text.toLowerCase() === 'off') return { value: null };
  const url = parseUrl(text);
  const isPlain = url && isWeb(url) && url.username === '' && url.password === '' && url.hash === '';
  return isPlain ? { value: url } : { wrong: 'must be off or an address like https://places.example.org/api' };
}

/** Reads the hosts of map tiles and glyphs: `https://tiles.example.org https://*.example.com`. */
export function readOrigins(text: string): Setting<readonly string[]> {
  const origins = wordsOf(text);
  const wrong = origins.find((origin) => !ORIGIN.test(origin));
  return wrong === undefined
    ? { value: origins }
    : { wrong: `has ${wrong}, which is no origin like https://tiles.example.org` };
}

function addProxy(proxies: BlockList, part: string): boolean {
  const [address = '', bits] = part.split('/');
  const isSix = isIPv6(address);
  const most = isSix ? 128 : 32;
  if (isIP(address) === 0) return false;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return false;
  proxies.addSubnet(address, bits === undefined ? most : Number(bits), isSix ? 'ipv6' : 'ipv4');
  return true;
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
