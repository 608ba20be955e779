import type { BlockList } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { MAP_SERVICES } from '#contract/places/map-services';
import { PRODUCT_NAME } from '#contract/product';
import type { Language } from '#domain/languages';
import type { AirspaceSource } from '#server/airspace/airspace-library';
import { isLoopback } from '#server/security/loopback';
import type { DatabaseAddress } from '../db/database.ts';
import type { EmailSender } from '../mail/email.ts';
import type { Environment } from './environment.ts';
import { type LogLevel, type MetricsAccess, SETTINGS, type Signups } from './settings.ts';

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
  /** The folder with the pilots' folders, from which tracks are taken; null for none. */
  readonly inboxFolder: string | null;
  /** Signs csrf values. */
  readonly secret: string;
  readonly trustedProxies: BlockList;
  readonly demo: boolean;
  /** Whether browsers keep the app, and a pilot's logbook, for when there is no connection. */
  readonly offline: boolean;
  /** The language of pages for a browser that asks for none of ours, and of emails to a pilot who has not chosen. */
  readonly language: Language;
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

interface PilotLimits {
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

type ReadSettings = v.InferOutput<typeof SETTINGS>;

const DATABASE_FILE = 'wingbook.sqlite';

/**
 * Reads and validates all settings; returns every problem at once. An empty one is not set. `namesInFile` are the names in the
 * `.env` file: each must be a setting. Other variables of the environment are ignored.
 */
export function readConfiguration(environment: Environment, namesInFile: readonly string[] = []): ReadConfiguration {
  const trimmed = Object.entries(environment).map(([name, text]) => [name, text?.trim() ?? ''] as const);
  const set = Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
  const read = v.safeParse(SETTINGS, set, { abortPipeEarly: true });
  const problems = [
    ...(read.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...problemsOfHost(set),
    ...namesInFile
      .filter((name) => !(name in SETTINGS.entries))
      .map((name) => `${name} in .env is not a setting: docs/operating.md lists them all`),
  ];
  if (!read.success || problems.length > 0) return { state: 'wrong', problems };
  return { state: 'right', configuration: configurationOf(read.output) };
}

function problemsOfHost({ HOST, BASE_URL }: Environment): readonly string[] {
  if (HOST === undefined || BASE_URL !== undefined || isLoopback(HOST)) return [];
  return [`HOST ${HOST} opens the server to other machines: set BASE_URL to the address they will use`];
}

function configurationOf(settings: ReadSettings): ReadyConfiguration {
  const baseUrl = settings.BASE_URL ?? new URL(`http://localhost:${settings.PORT}`);
  const isLocal = isLoopback(baseUrl.hostname);
  const sender = { name: PRODUCT_NAME, address: `${PRODUCT_NAME.toLowerCase()}@${baseUrl.hostname}` };
  return {
    port: settings.PORT,
    host: settings.HOST,
    baseUrl,
    isSecure: baseUrl.protocol === 'https:',
    isLocal,
    dataFolder: settings.DATA_DIR,
    database: databaseOf(settings),
    archiveFolder: settings.ARCHIVE_DIR ?? null,
    inboxFolder: settings.INBOX_DIR ?? null,
    secret: settings.SECRET ?? null,
    trustedProxies: settings.TRUSTED_PROXIES,
    demo: settings.DEMO ?? isLocal,
    offline: settings.OFFLINE,
    language: settings.LANGUAGE,
    signups: settings.SIGNUPS,
    metrics: settings.METRICS ?? null,
    logLevel: settings.LOG_LEVEL,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? sender,
    mapStyleUrls: mapStylesOf(settings),
    mapOrigins: settings.MAP_ORIGINS,
    mapAttribution: settings.MAP_ATTRIBUTION,
    terrainUrl: settings.TERRAIN_URL === undefined ? MAP_SERVICES.terrain : settings.TERRAIN_URL,
    sitesUrl: settings.SITES_URL,
    geocoderUrl: settings.GEOCODER_URL,
    elevationUrl: settings.ELEVATION_URL,
    airspaceSources: settings.AIRSPACE,
    airspaceAttribution: settings.AIRSPACE_ATTRIBUTION,
    pilotLimits: {
      items: settings.MAX_FLIGHTS,
      tracksMb: settings.MAX_TRACKS_MB,
      textsMb: settings.MAX_TEXTS_MB,
      writesPerMinute: settings.MAX_WRITES_PER_MINUTE,
    },
  };
}

function databaseOf({ DATA_DIR, DATABASE_URL: url }: ReadSettings): DatabaseAddress {
  return url === undefined ? { kind: 'sqlite', file: join(DATA_DIR, DATABASE_FILE) } : { kind: 'postgresql', url };
}

/** A style of the operator's own is that of both themes, unless there is one for the dark theme. */
function mapStylesOf({ MAP_STYLE_URL: named, MAP_DARK_STYLE_URL: dark }: ReadSettings): Configuration['mapStyleUrls'] {
  if (named === null) return null;
  const light = named ?? MAP_SERVICES.lightStyle;
  const fallback = named ?? MAP_SERVICES.darkStyle;
  return { light, dark: dark === undefined ? fallback : (dark ?? light) };
}
