import { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { PRODUCT_NAME } from '#contract/product';
import type { DatabaseAddress } from './db/database.ts';
import type { Mailbox } from './mail/letter.ts';
import { readMailFrom, readSmtpUrl } from './mail/settings.ts';
import {
  isLoopback,
  type LogLevel,
  readBaseUrl,
  readCount,
  readDatabaseUrl,
  readLogLevel,
  readOrigins,
  readPort,
  readProxies,
  readResourceUrl,
  readSecret,
  readServiceUrl,
  readSwitch,
  readText,
  type Setting,
} from './settings.ts';
import { problemsOfNames } from './unknown-settings.ts';

/** Every setting, checked. `docs/operating.md` says what each is for. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: URL;
  /** Whether browsers reach the server by https: cookies are then sent by https alone. */
  readonly isSecure: boolean;
  /** Whether browsers and server are on the same machine. */
  readonly isLocal: boolean;
  readonly dataFolder: string;
  readonly database: DatabaseAddress;
  /** Signs csrf values. */
  readonly secret: string;
  readonly trustedProxies: BlockList;
  readonly demo: boolean;
  readonly mapStyleUrl: string | null;
  /** Hosts that a map may load from, beside this server. */
  readonly mapOrigins: readonly string[];
  readonly terrainUrl: string | null;
  readonly mapAttribution: string;
  /** Where takeoff sites, addresses and elevations are looked up; each is null when it is switched off. */
  readonly sitesUrl: URL | null;
  readonly geocoderUrl: URL | null;
  readonly elevationUrl: URL | null;
  /** The server that letters are handed to; null for files in the data folder. */
  readonly smtpUrl: URL | null;
  readonly mailFrom: Mailbox;
  readonly logLevel: LogLevel;
  readonly pilotLimits: PilotLimits;
}

/** How much one pilot may have and do. */
export interface PilotLimits {
  /** Most flights, and as many sites, and as many gliders. */
  readonly items: number;
  /** Most megabytes of tracks, as they were uploaded. */
  readonly tracksMb: number;
  /** Most saves, deletions and imports in a minute. */
  readonly writesPerMinute: number;
}

/** The settings as texts, by name: `process.env`, say. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** All but the secret, which is null where it is not set: then it is made once and kept. */
export type ReadyConfiguration = Omit<Configuration, 'secret'> & { readonly secret: string | null };

/** What reading the settings comes to. */
export type ReadConfiguration =
  | { readonly state: 'right'; readonly configuration: ReadyConfiguration }
  | { readonly state: 'wrong'; readonly problems: readonly string[] };

type PlacesSetting = 'sitesUrl' | 'geocoderUrl' | 'elevationUrl';
type MapSetting = 'mapStyleUrl' | 'mapOrigins' | 'terrainUrl' | 'mapAttribution';

const DATABASE_FILE = 'wingbook.sqlite';
const DEFAULT_PORT = 3_000;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_DATA_FOLDER = 'data';
const DEFAULT_FLIGHTS = 50_000;
const DEFAULT_TRACKS_MB = 2_048;
const DEFAULT_WRITES = 300;
const PARAGLIDING_EARTH = new URL('https://www.paraglidingearth.com/api/geojson/');
const NOMINATIM = new URL('https://nominatim.openstreetmap.org');
const OPEN_METEO = new URL('https://api.open-meteo.com/v1/elevation');

/**
 * Reads and checks every setting, and tells of every wrong one at once. `namesInFile` are those of the `.env` file, which
 * is ours alone: each must be a setting. The environment has many others, which are left alone.
 */
export function readConfiguration(environment: Environment, namesInFile: readonly string[] = []): ReadConfiguration {
  const settings = settingsOf(environment);
  const place = readPlace(settings);
  const configuration: ReadyConfiguration = {
    ...place,
    ...readData(settings),
    ...readMap(settings),
    ...readPlaces(settings),
    ...readMail(settings, place.baseUrl),
    secret: settings.read('SECRET', readSecret, null),
    trustedProxies: settings.read('TRUSTED_PROXIES', readProxies, new BlockList()),
    demo: settings.read('DEMO', readSwitch, place.isLocal),
    logLevel: settings.read('LOG_LEVEL', readLogLevel, 'info'),
    pilotLimits: {
      items: settings.read('MAX_FLIGHTS', readCount, DEFAULT_FLIGHTS),
      tracksMb: settings.read('MAX_TRACKS_MB', readCount, DEFAULT_TRACKS_MB),
      writesPerMinute: settings.read('MAX_WRITES_PER_MINUTE', readCount, DEFAULT_WRITES),
    },
  };
  settings.read('METRICS', () => ({ wrong: 'is not built yet: take it out' }), null);
  const problems = [...settings.problems, ...problemsOfNames(namesInFile, settings.names)];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', configuration };
}

interface Settings {
  /** The value of a setting, or what stands for it when it is not set; a wrong one is noted among the problems. */
  readonly read: <Value, Fallback>(
    name: string,
    reader: (text: string) => Setting<Value>,
    fallback: Fallback,
  ) => Value | Fallback;
  readonly problems: string[];
  /** The names of all settings that were read so far. */
  readonly names: ReadonlySet<string>;
}

function settingsOf(environment: Environment): Settings {
  const problems: string[] = [];
  const names = new Set<string>();
  return {
    problems,
    names,
    read: (name, reader, fallback) => {
      names.add(name);
      const text = environment[name]?.trim() ?? '';
      if (text === '') return fallback;
      const setting = reader(text);
      if ('value' in setting) return setting.value;
      problems.push(`${name} ${setting.wrong}`);
      return fallback;
    },
  };
}

function readPlace(settings: Settings) {
  const port = settings.read('PORT', readPort, DEFAULT_PORT);
  const host = settings.read('HOST', readText, DEFAULT_HOST);
  const named = settings.read('BASE_URL', readBaseUrl, null);
  if (!named && !isLoopback(host)) {
    settings.problems.push(
      `HOST ${host} opens the server to other machines: set BASE_URL to the address they will use`,
    );
  }
  const baseUrl = named ?? new URL(`http://localhost:${port}`);
  return { port, host, baseUrl, isSecure: baseUrl.protocol === 'https:', isLocal: isLoopback(baseUrl.hostname) };
}

function readData(settings: Settings): Pick<Configuration, 'dataFolder' | 'database'> {
  const dataFolder = resolve(settings.read('DATA_DIR', readText, DEFAULT_DATA_FOLDER));
  const url = settings.read('DATABASE_URL', readDatabaseUrl, null);
  const database: DatabaseAddress =
    url === null ? { kind: 'sqlite', file: join(dataFolder, DATABASE_FILE) } : { kind: 'postgresql', url };
  return { dataFolder, database };
}

function readMap(settings: Settings): Pick<Configuration, MapSetting> {
  return {
    mapStyleUrl: settings.read('MAP_STYLE_URL', readResourceUrl, null),
    mapOrigins: settings.read('MAP_ORIGINS', readOrigins, []),
    terrainUrl: settings.read('TERRAIN_URL', readResourceUrl, null),
    mapAttribution: settings.read('MAP_ATTRIBUTION', readText, ''),
  };
}

function readPlaces(settings: Settings): Pick<Configuration, PlacesSetting> {
  return {
    sitesUrl: settings.read('SITES_URL', readServiceUrl, PARAGLIDING_EARTH),
    geocoderUrl: settings.read('GEOCODER_URL', readServiceUrl, NOMINATIM),
    elevationUrl: settings.read('ELEVATION_URL', readServiceUrl, OPEN_METEO),
  };
}

function readMail(settings: Settings, { hostname }: URL): Pick<Configuration, 'smtpUrl' | 'mailFrom'> {
  return {
    smtpUrl: settings.read('SMTP_URL', readSmtpUrl, null),
    mailFrom: settings.read('MAIL_FROM', readMailFrom, {
      name: PRODUCT_NAME,
      address: `${PRODUCT_NAME.toLowerCase()}@${hostname}`,
    }),
  };
}
