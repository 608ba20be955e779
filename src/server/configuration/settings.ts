import { BlockList, isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { problemsOfEmail } from '#domain/account';
import { LANGUAGES, languageNamed } from '#domain/languages';
import type { AirspaceSource } from '#server/airspace/airspace-library';
import type { EmailSender } from '../mail/email.ts';

const MAX_PORT = 65_535;
const PORT = `must be a port from 1 to ${MAX_PORT}`;
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, PORT),
  v.transform(Number),
  v.minValue(1, PORT),
  v.maxValue(MAX_PORT, PORT),
);

const language = v.pipe(
  v.string(),
  v.transform((tag) => languageNamed(tag) ?? tag),
  v.picklist(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`),
);

const count = v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,9}$/, 'must be a whole number from 1'), v.transform(Number));

const onOrOff = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist(['on', 'true', '1', 'off', 'false', '0'], 'must be on or off'),
  v.transform((word) => word === 'on' || word === 'true' || word === '1'),
);

const path = v.pipe(
  v.string(),
  v.transform((text) => resolve(text)),
);

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const logLevel = v.pipe(v.string(), v.toLowerCase(), v.picklist(LEVELS, `must be one of ${LEVELS.join(', ')}`));

export type LogLevel = (typeof LEVELS)[number];

const MIN_SECRET = 32;

/** Signs csrf values. */
export const secret = v.pipe(v.string(), v.minLength(MIN_SECRET, `must have at least ${MIN_SECRET} characters`));

/** The server's public address: http or https, host, optional port, no path. */
const baseUrl = urlThat(
  (url) => isWeb(url) && hasNoLogin(url) && url.pathname === '/' && url.search === '' && url.hash === '',
  'must be an address without a path, like https://logbook.example.org',
);

/** The address of a PostgreSQL database. */
export const databaseUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol),
    'must be like postgres://name:password@host:5432/database',
  ),
);

/** The address of a third-party service, possibly with a key in its query. */
const service = orOff(
  urlThat(
    (url) => isWeb(url) && hasNoLogin(url) && url.hash === '',
    'must be off or an address like https://places.example.org/api',
  ),
);

/** An address, or a path on this server; placeholders like `{z}/{x}/{y}` are allowed. */
const resource = orOff(
  v.pipe(
    v.string(),
    v.check((text) => {
      const whole = text.startsWith('/') && !text.startsWith('//') ? `http://localhost${text}` : text;
      return URL.canParse(whole) && isWeb(new URL(whole));
    }, 'must be off or an address like https://tiles.example.org/style.json'),
  ),
);

const ORIGIN = /^https?:\/\/(\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;
/** The hosts of map tiles and glyphs: `https://tiles.example.org https://*.example.com`. */
const origins = listOf((text) => {
  const parts = wordsOf(text);
  const wrong = parts.find((origin) => !ORIGIN.test(origin));
  return wrong === undefined ? parts : `has ${wrong}, which is no origin like https://tiles.example.org`;
});

/** Addresses and networks: `10.0.0.1, 192.168.0.0/16, fd00::/8`. */
export const networks = v.pipe(
  listOf((text) => {
    const wrong = wordsOf(text).find((part) => subnetOf(part) === null);
    return wrong === undefined ? wordsOf(text) : `has ${wrong}, which is neither an IP address nor a network`;
  }),
  v.transform((parts) => {
    const list = new BlockList();
    for (const part of parts) {
      const subnet = subnetOf(part);
      if (subnet) list.addSubnet(subnet.address, subnet.bits, subnet.family);
    }
    return list;
  }),
);

function subnetOf(part: string) {
  const [address = '', bits] = part.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const most = family === 'ipv6' ? 128 : 32;
  if (isIP(address) === 0) return null;
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > most)) return null;
  return { address, bits: bits === undefined ? most : Number(bits), family } as const;
}

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/** Who may create an account: everybody, nobody, or who has an email address at one of some domains. */
export type Signups =
  | { readonly state: 'open' }
  | { readonly state: 'closed' }
  | { readonly state: 'domains'; readonly domains: readonly string[] };

/** `open`, `closed`, or domains as `club.example, example.org`. */
const signups = v.pipe(
  listOf((text) => {
    const words = text.toLowerCase().split(/[\s,]+/);
    const wrong =
      text.toLowerCase() === 'open' || text.toLowerCase() === 'closed'
        ? undefined
        : words.find((word) => !DOMAIN.test(word));
    return wrong === undefined ? words : `must be open, closed, or domains like example.org: ${wrong} is none`;
  }),
  v.transform((words): Signups => {
    const [state] = words;
    return state === 'open' || state === 'closed' ? { state } : { state: 'domains', domains: words };
  }),
);

/** Who may read the metrics: clients of some networks, or who knows a password. */
export type MetricsAccess =
  | { readonly kind: 'networks'; readonly networks: BlockList }
  | { readonly kind: 'password'; readonly password: string };

const METRICS_PASSWORD = 'password:';
const MIN_METRICS_PASSWORD = 16;
const metricsPassword = v.pipe(
  v.string(),
  v.transform((text) => text.slice(METRICS_PASSWORD.length)),
  v.minLength(MIN_METRICS_PASSWORD, `must have a password of at least ${MIN_METRICS_PASSWORD} characters`),
  v.transform((password): MetricsAccess => ({ kind: 'password', password })),
);
const metricsNetworks = v.pipe(
  networks,
  v.transform((list): MetricsAccess => ({ kind: 'networks', networks: list })),
);
const metrics = v.lazy((text) =>
  typeof text === 'string' && text.startsWith(METRICS_PASSWORD) ? metricsPassword : metricsNetworks,
);

/** Name and password, whatever they contain. */
const LOGIN = /^smtps?:\/\/(.*)@/i;
/** Characters that end them in a URL, or make no URL. */
const BREAKING = /[#/?\\[\]]|%(?![\da-f]{2})/i;
const brokenIn = (text: string) => BREAKING.exec(LOGIN.exec(text)?.[1] ?? '')?.[0];

/** The URL of a mail server. */
const smtpUrl = v.pipe(
  v.string(),
  v.check(
    (text) => brokenIn(text) === undefined,
    ({ input }) => {
      const broken = brokenIn(input) ?? '';
      return `has ${broken} in its name or password: write ${encodeURIComponent(broken)} instead`;
    },
  ),
  urlThat(
    ({ protocol, hostname, hash }) => /^smtps?:$/.test(protocol) && hostname !== '' && hash === '',
    'must be like smtp://name:password@mail.example.org:587',
  ),
);

const NAME_AND_ADDRESS = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;
const UNPRINTABLE = /\p{Cc}/u;

/** The sender of emails: `Wingbook <wingbook@example.org>`, or the address alone. */
const mailFrom = v.pipe(
  v.string(),
  v.transform((text): EmailSender => {
    const { name = '', address = '' } = NAME_AND_ADDRESS.exec(text)?.groups ?? { address: text };
    return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
  }),
  v.check(
    ({ name, address }) => problemsOfEmail(address).length === 0 && !UNPRINTABLE.test(name),
    'must be like Wingbook <wingbook@example.org>',
  ),
);

/** The sources of airspaces: paths of files and addresses, separated by commas. */
const airspace = v.pipe(
  listOf((text) => {
    const parts = text.toLowerCase() === 'off' ? [] : text.split(',').map((word) => word.trim());
    const wrong = parts.find((part) => sourceOf(part) === null);
    return wrong === undefined ? parts : `has ${wrong || 'an empty part'}, which is neither a file nor an address`;
  }),
  v.transform((parts) => parts.flatMap((part) => sourceOf(part) ?? [])),
);

/** Whether there is such a file or address shows when it is read. */
function sourceOf(text: string): AirspaceSource | null {
  if (text === '') return null;
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return { kind: 'file', path: resolve(text) };
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return isWeb(url) && hasNoLogin(url) ? { kind: 'address', url } : null;
}

/** Every setting by its name, as text, with its default; documented in `docs/operating.md`. */
export const SETTINGS = v.object({
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  BASE_URL: v.optional(baseUrl),
  DATA_DIR: v.optional(path, 'data'),
  DATABASE_URL: v.optional(databaseUrl),
  ARCHIVE_DIR: v.optional(path),
  INBOX_DIR: v.optional(path),
  SECRET: v.optional(secret),
  TRUSTED_PROXIES: v.optional(networks, ''),
  DEMO: v.optional(onOrOff),
  LANGUAGE: v.optional(language, LANGUAGES[0]),
  OFFLINE: v.optional(onOrOff, 'on'),
  SIGNUPS: v.optional(signups, 'open'),
  METRICS: v.optional(metrics),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  SMTP_URL: v.optional(smtpUrl),
  MAIL_FROM: v.optional(mailFrom),
  MAP_STYLE_URL: v.optional(resource),
  MAP_DARK_STYLE_URL: v.optional(resource),
  MAP_ORIGINS: v.optional(origins, ''),
  MAP_ATTRIBUTION: v.optional(v.string(), ''),
  TERRAIN_URL: v.optional(resource),
  SITES_URL: v.optional(service, 'https://www.paraglidingearth.com/api/geojson/'),
  GEOCODER_URL: v.optional(service, 'https://nominatim.openstreetmap.org'),
  ELEVATION_URL: v.optional(service, 'https://api.open-meteo.com/v1/elevation'),
  AIRSPACE: v.optional(airspace, 'off'),
  AIRSPACE_ATTRIBUTION: v.optional(v.string(), ''),
  MAX_FLIGHTS: v.optional(count, '50000'),
  MAX_TRACKS_MB: v.optional(count, '2048'),
  MAX_TEXTS_MB: v.optional(count, '24'),
  MAX_WRITES_PER_MINUTE: v.optional(count, '300'),
});

function urlThat(isRight: (url: URL) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && isRight(new URL(text)), message),
    v.transform((text) => new URL(text)),
  );
}

/** A setting that is null for `off`. */
function orOff<Value>(setting: v.GenericSchema<string, Value>) {
  const off = v.pipe(
    v.string(),
    v.transform(() => null),
  );
  return v.lazy(
    (text): v.GenericSchema<string, Value | null> =>
      typeof text === 'string' && text.toLowerCase() === 'off' ? off : setting,
  );
}

/** A setting with several parts, which `read` returns, or else its fault. */
function listOf(read: (text: string) => readonly string[] | string) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, readonly string[]>(({ dataset, addIssue, NEVER }) => {
      const parts = read(dataset.value);
      if (typeof parts !== 'string') return parts;
      addIssue({ message: parts });
      return NEVER;
    }),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function isWeb(url: URL): boolean {
  return url.protocol === 'http:' || url.protocol === 'https:';
}

function hasNoLogin(url: URL): boolean {
  return url.username === '' && url.password === '';
}
