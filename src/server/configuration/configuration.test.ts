import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import type { Environment } from './settings-reader.ts';

/** Returns the configuration of right settings. */
function configurationOf(environment: Environment) {
  const read = readConfiguration(environment);
  if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
  return read.configuration;
}

/** Returns the problems of wrong settings. */
function problemsOf(environment: Environment): readonly string[] {
  const read = readConfiguration(environment);
  return read.state === 'wrong' ? read.problems : [];
}

describe('the settings', () => {
  it('have defaults: a local server with SQLite in ./data', () => {
    const configuration = configurationOf({});
    expect(configuration).toMatchObject({
      port: 3_000,
      host: '127.0.0.1',
      isSecure: false,
      isLocal: true,
      dataFolder: `${process.cwd()}/data`,
      database: { kind: 'sqlite', file: `${process.cwd()}/data/wingbook.sqlite` },
      archiveFolder: null,
      secret: null,
      demo: true,
      mapStyleUrls: {
        light: 'https://tiles.openfreemap.org/styles/liberty',
        dark: 'https://tiles.openfreemap.org/styles/dark',
      },
      terrainUrl: 'https://elevation-tiles-prod.s3.amazonaws.com/terrarium/{z}/{x}/{y}.png',
      mapOrigins: [],
      logLevel: 'info',
      pilotLimits: { items: 50_000, tracksMb: 2_048, textsMb: 24, writesPerMinute: 300 },
    });
    expect(configuration.baseUrl.href).toBe('http://localhost:3000/');
  });

  it('can all be set', () => {
    const configuration = configurationOf({
      PORT: '8080',
      HOST: '0.0.0.0',
      BASE_URL: 'https://logbook.example.org/',
      DATA_DIR: '/var/lib/wingbook',
      ARCHIVE_DIR: '/mnt/copies',
      DATABASE_URL: 'postgres://wingbook:secret@db:5432/wingbook',
      SECRET: 'x'.repeat(32),
      TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
      MAP_STYLE_URL: 'https://tiles.example.org/style.json',
      MAP_ORIGINS: 'https://*.tiles.example.org, https://glyphs.example.org:8443',
      TERRAIN_URL: 'https://terrain.example.org/{z}/{x}/{y}.png',
      MAP_ATTRIBUTION: '© Example',
      LOG_LEVEL: 'WARN',
    });
    expect(configuration).toMatchObject({
      port: 8_080,
      host: '0.0.0.0',
      isSecure: true,
      isLocal: false,
      dataFolder: '/var/lib/wingbook',
      database: { kind: 'postgresql', url: 'postgres://wingbook:secret@db:5432/wingbook' },
      demo: false,
      mapStyleUrls: { light: 'https://tiles.example.org/style.json', dark: 'https://tiles.example.org/style.json' },
      terrainUrl: 'https://terrain.example.org/{z}/{x}/{y}.png',
      mapOrigins: ['https://*.tiles.example.org', 'https://glyphs.example.org:8443'],
      mapAttribution: '© Example',
      logLevel: 'warn',
    });
    expect(configuration.trustedProxies.check('10.0.0.1')).toBe(true);
  });

  it('can name a style for the dark theme, and switch tiles and terrain off', () => {
    expect(configurationOf({ MAP_STYLE_URL: '/light.json', MAP_DARK_STYLE_URL: '/dark.json' })).toMatchObject({
      mapStyleUrls: { light: '/light.json', dark: '/dark.json' },
    });
    expect(configurationOf({ MAP_STYLE_URL: 'off', TERRAIN_URL: 'Off' })).toMatchObject({
      mapStyleUrls: null,
      terrainUrl: null,
    });
  });

  it('count as not set when they are empty', () => {
    expect(configurationOf({ PORT: ' ', DEMO: '' })).toMatchObject({ port: 3_000, demo: true });
  });

  it('can switch the demo on for a public server', () => {
    expect(configurationOf({ BASE_URL: 'https://a.example', DEMO: 'on' }).demo).toBe(true);
    expect(configurationOf({ DEMO: '0' }).demo).toBe(false);
  });

  it.each([
    ['PORT', '0', 'PORT must be a port from 1 to 65535'],
    ['PORT', '70000', 'PORT must be a port from 1 to 65535'],
    ['PORT', 'http', 'PORT must be a port from 1 to 65535'],
    ['BASE_URL', 'logbook.example.org', 'BASE_URL must be an address without a path, like https://logbook.example.org'],
    [
      'BASE_URL',
      'https://a.example/wingbook',
      'BASE_URL must be an address without a path, like https://logbook.example.org',
    ],
    ['BASE_URL', 'ftp://a.example', 'BASE_URL must be an address without a path, like https://logbook.example.org'],
    ['DATABASE_URL', 'mysql://a/b', 'DATABASE_URL must be like postgres://name:password@host:5432/database'],
    ['SECRET', 'short', 'SECRET must have at least 32 characters'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'TRUSTED_PROXIES has 10.0.0.0/33, which is neither an IP address nor a network'],
    ['TRUSTED_PROXIES', 'proxy', 'TRUSTED_PROXIES has proxy, which is neither an IP address nor a network'],
    ['DEMO', 'maybe', 'DEMO must be on or off'],
    ['MAX_FLIGHTS', '0', 'MAX_FLIGHTS must be a whole number from 1'],
    ['MAX_TRACKS_MB', '2 GB', 'MAX_TRACKS_MB must be a whole number from 1'],
    ['MAX_WRITES_PER_MINUTE', '-1', 'MAX_WRITES_PER_MINUTE must be a whole number from 1'],
    ['MAP_STYLE_URL', 'style', 'MAP_STYLE_URL must be off or an address like https://tiles.example.org/style.json'],
    [
      'MAP_ORIGINS',
      "https://a.example; script-src 'unsafe-inline'",
      'MAP_ORIGINS has https://a.example;, which is no origin like https://tiles.example.org',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  ])('reject %s %j with a clear message', (name, text, problem) => {
    expect(problemsOf({ [name]: text })).toEqual([problem]);
  });

  it('report all problems at once', () => {
    expect(problemsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })).toHaveLength(3);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'example.org'])('reject host %s without a base URL', (HOST) => {
    expect(problemsOf({ HOST })).toEqual([
      `HOST ${HOST} opens the server to other machines: set BASE_URL to the address they will use`,
    ]);
    expect(problemsOf({ HOST, BASE_URL: 'https://a.example' })).toEqual([]);
  });

  it.each(['localhost', '127.0.0.2', '::1', '[::1]'])('treat %s as local', (HOST) => {
    expect(problemsOf({ HOST })).toEqual([]);
  });
});
