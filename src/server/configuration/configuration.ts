import { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import { MAP_SERVICES } from '#contract/places/map-services';
import { PRODUCT_NAME } from '#contract/product';
import { isLoopback } from '#server/security/loopback';
import type { AirspaceSource } from '../airspace/airspace-source.ts';
import type { DatabaseAddress } from '../db/database.ts';
import type { EmailSender } from '../mail/email.ts';
import { ALL_SIGNUPS, type MetricsAccess, readMetricsAccess, readSignups, type Signups } from './access-settings.ts';
import { readAirspaceSources } from './airspace-settings.ts';
import { readMailFrom, readSmtpUrl } from './mail-settings.ts';
import {
  type LogLevel,
  readBaseUrl,
  readCount,
  readDatabaseUrl,
  readLogLevel,
  readOrigins,
  readPort,
  readProxies,
  readResourceOrOff,
  readSecret,
  readServiceUrl,
  readSwitch,
  readText,
} from './settings.ts';
import { type Environment, type Settings, settingsOf } from './settings-reader.ts';
import { problemsOfNames } from './unknown-settings.ts';

/** All settings, validated; documented in `docs/operating.md`. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: URL;
  /** Whether browsers use https: cookies are then `Secure`. */
  readonly isSecure: boolean;
  /** Whether the base URL is this machine's own. */
  readonly isLocal: boolean;
  readonly dataFolder: string;
  readonly database: DatabaseAddress;
  /** The folder of the pilots' nightly copies; null for none. */
  readonly archiveFolder: string | null;
  /** Signs csrf values. */
  readonly secret: string;
  readonly trustedProxies: BlockList;
  readonly demo: boolean;
  /** Styles of the map by theme; null for the built-in map alone. */
  readonly mapStyleUrls: { readonly light: string; readonly dark: string } | null;
  /** Hosts that maps may load from, beside this server. */
  readonly mapOrigins: readonly string[];
  /** Terrain tiles; null for none. */
  readonly terrainUrl: string | null;
  readonly mapAttribution: string;
  /** Files and addresses of airspaces. */
  readonly airspaceSources: readonly AirspaceSource[];
  readonly airspaceAttribution: string;
  /** Services for takeoff sites, addresses and elevations; null when switched off. */
  readonly sitesUrl: URL | null;
  readonly geocoderUrl: URL | null;
  readonly elevationUrl: URL | null;
  /** The mail server; null to write emails as files to the data folder. */
  readonly smtpUrl: URL | null;
  readonly mailFrom: EmailSender;
  readonly logLevel: LogLevel;
  readonly pilotLimits: PilotLimits;
  /** Who may create an account. */
  readonly signups: Signups;
  /** Who may read the metrics; null for nobody. */
  readonly metrics: MetricsAccess | null;
}

/** Limits of one pilot. */
export interface PilotLimits {
  /** Maximum number of flights, of sites and of gliders, each. */
  readonly items: number;
  /** Maximum size of all tracks as uploaded, in megabytes. */
  readonly tracksMb: number;
  /** Maximum size of all remarks, names and other texts in UTF-8, in megabytes. */
  readonly textsMb: number;
  /** Maximum number of saves, deletions and imports in a minute. */
  readonly writesPerMinute: number;
}

/** The configuration with a secret that may be null: then it is generated once and stored. */
export type ReadyConfiguration = Omit<Configuration, 'secret'> & { readonly secret: string | null };

/** Result of reading the settings. */
export type ReadConfiguration =
  | { readonly state: 'right'; readonly configuration: ReadyConfiguration }
  | { readonly state: 'wrong'; readonly problems: readonly string[] };

type PlacesSetting = 'sitesUrl' | 'geocoderUrl' | 'elevationUrl';
type MapSetting = 'mapStyleUrls' | 'mapOrigins' | 'terrainUrl' | 'mapAttribution';

const DATABASE_FILE = 'wingbook.sqlite';
const DEFAULT_PORT = 3_000;
const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_DATA_FOLDER = 'data';
const DEFAULT_FLIGHTS = 50_000;
const DEFAULT_TRACKS_MB = 2_048;
const DEFAULT_TEXTS_MB = 24;
const DEFAULT_WRITES = 300;
const PARAGLIDING_EARTH = new URL('https://www.paraglidingearth.com/api/geojson/');
const NOMINATIM = new URL('https://nominatim.openstreetmap.org');
const OPEN_METEO = new URL('https://api.open-meteo.com/v1/elevation');

/**
 * Reads and validates all settings; returns every problem at once. `namesInFile` are the names in the `.env` file: each
 * must be a setting. Other variables of the environment are ignored.
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
    airspaceSources: settings.read('AIRSPACE', readAirspaceSources, []),
    airspaceAttribution: settings.read('AIRSPACE_ATTRIBUTION', readText, ''),
    secret: settings.read('SECRET', readSecret, null),
    trustedProxies: settings.read('TRUSTED_PROXIES', readProxies, new BlockList()),
    demo: settings.read('DEMO', readSwitch, place.isLocal),
    signups: settings.read('SIGNUPS', readSignups, ALL_SIGNUPS),
    metrics: settings.read('METRICS', readMetricsAccess, null),
    logLevel: settings.read('LOG_LEVEL', readLogLevel, 'info'),
    pilotLimits: {
      items: settings.read('MAX_FLIGHTS', readCount, DEFAULT_FLIGHTS),
      tracksMb: settings.read('MAX_TRACKS_MB', readCount, DEFAULT_TRACKS_MB),
      textsMb: settings.read('MAX_TEXTS_MB', readCount, DEFAULT_TEXTS_MB),
      writesPerMinute: settings.read('MAX_WRITES_PER_MINUTE', readCount, DEFAULT_WRITES),
    },
  };
  const problems = [...settings.problems, ...problemsOfNames(namesInFile, settings.names)];
  return problems.length > 0 ? { state: 'wrong', problems } : { state: 'right', configuration };
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

function readData(settings: Settings): Pick<Configuration, 'dataFolder' | 'database' | 'archiveFolder'> {
  const dataFolder = resolve(settings.read('DATA_DIR', readText, DEFAULT_DATA_FOLDER));
  const url = settings.read('DATABASE_URL', readDatabaseUrl, null);
  const database: DatabaseAddress =
    url === null ? { kind: 'sqlite', file: join(dataFolder, DATABASE_FILE) } : { kind: 'postgresql', url };
  const archives = settings.read('ARCHIVE_DIR', readText, null);
  return { dataFolder, database, archiveFolder: archives === null ? null : resolve(archives) };
}

function readMap(settings: Settings): Pick<Configuration, MapSetting> {
  const named = settings.read('MAP_STYLE_URL', readResourceOrOff, undefined);
  const light = named === undefined ? MAP_SERVICES.lightStyle : named;
  const dark = settings.read('MAP_DARK_STYLE_URL', readResourceOrOff, named ?? MAP_SERVICES.darkStyle);
  return {
    mapStyleUrls: light === null ? null : { light, dark: dark ?? light },
    mapOrigins: settings.read('MAP_ORIGINS', readOrigins, []),
    terrainUrl: settings.read('TERRAIN_URL', readResourceOrOff, MAP_SERVICES.terrain),
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
