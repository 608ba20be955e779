import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import type { Environment } from './environment.ts';

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

const FIELDS = { SIGNUPS: 'signups', METRICS: 'metrics', SMTP_URL: 'smtpUrl', MAIL_FROM: 'mailFrom' } as const;

/** Returns what a setting is read as. */
function valueIn(name: keyof typeof FIELDS, text: string): unknown {
  return configurationOf({ [name]: text })[FIELDS[name]];
}

/** Returns the one problem with a setting. */
function problemOf(name: keyof typeof FIELDS, text: string): string | undefined {
  const [problem, ...others] = problemsOf({ [name]: text });
  expect(others).toEqual([]);
  return problem;
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
      inboxFolder: null,
      secret: null,
      demo: true,
      offline: true,
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
      OFFLINE: 'off',
    });
    expect(configuration).toMatchObject({
      port: 8_080,
      host: '0.0.0.0',
      isSecure: true,
      isLocal: false,
      dataFolder: '/var/lib/wingbook',
      database: { kind: 'postgresql', url: 'postgres://wingbook:secret@db:5432/wingbook' },
      demo: false,
      offline: false,
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

describe('SIGNUPS', () => {
  it.each(['open', 'closed', 'Closed'])('may be %s', (text) => {
    expect(valueIn('SIGNUPS', text)).toEqual({ state: text.toLowerCase() });
  });

  it('may be domains', () => {
    const domains = ['club.example', 'xn--mnchen-3ya.example'];
    expect(valueIn('SIGNUPS', 'Club.example,  xn--mnchen-3ya.example')).toEqual({ state: 'domains', domains });
  });

  it.each(['on', 'open, closed', 'pilot@example.org', '*.example.org', 'example.org,', '-a.example', 'localhost'])(
    'may not be %s',
    (text) => {
      expect(problemOf('SIGNUPS', text)).toContain('SIGNUPS must be open, closed, or domains');
    },
  );
});

describe('METRICS', () => {
  it('may be a password of 16 characters', () => {
    const password = '0123456789abcdef';
    expect(valueIn('METRICS', `password:${password}`)).toEqual({ kind: 'password', password });
    expect(problemOf('METRICS', 'password:0123456789abcde')).toContain('at least 16 characters');
  });

  it('may be networks', () => {
    const read = readConfiguration({ METRICS: '127.0.0.1, 10.0.0.0/8' });
    if (read.state === 'wrong' || read.configuration.metrics?.kind !== 'networks') throw new Error('no networks');
    expect(read.configuration.metrics.networks.check('10.200.0.1')).toBe(true);
    expect(read.configuration.metrics.networks.check('11.0.0.1')).toBe(false);
  });

  it.each(['on', 'true', 'secret', 'prometheus.example'])('may not be %s', (text) => {
    expect(problemOf('METRICS', text)).toContain('METRICS ');
  });
});

describe('SMTP_URL', () => {
  it.each(['smtp://localhost', 'smtps://name:pass%40word@mail.example.org:465', 'smtp://[::1]:2525?requireTLS=false'])(
    'may be %s',
    (text) => {
      expect(valueIn('SMTP_URL', text)).toEqual(new URL(text));
    },
  );

  it.each(['mail.example.org', 'http://mail.example.org', 'smtp://', 'smtp:mail'])('is not %s', (text) => {
    expect(problemOf('SMTP_URL', text)).toEqual('SMTP_URL must be like smtp://name:password@mail.example.org:587');
  });
});

describe('a password in SMTP_URL', () => {
  it.each([
    ['smtp://name:pa#ss@mail.example.org:587', '#', '%23'],
    ['smtp://name:1#ss@mail.example.org', '#', '%23'],
    ['smtps://name:pa/ss@mail.example.org', '/', '%2F'],
    ['smtps://name:pa?ss@mail.example.org', '?', '%3F'],
    ['smtp://name:100%@mail.example.org', '%', '%25'],
    ['smtp://name:[x]@mail.example.org', '[', '%5B'],
  ])('that breaks it, %s, is named with what to write', (text, character, instead) => {
    const wrong = `SMTP_URL has ${character} in its name or password: write ${instead} instead`;
    expect(problemOf('SMTP_URL', text)).toBe(wrong);
  });

  it('may be an email address, and escaped', () => {
    for (const text of ['smtp://me@example.org:pw@mail.example.org', 'smtp://name:pa%23ss@mail.example.org']) {
      expect(valueIn('SMTP_URL', text)).toEqual(new URL(text));
    }
    expect(problemOf('SMTP_URL', 'smtp://mail.example.org#x')).toContain('SMTP_URL must be');
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['wingbook@example.org', { name: '', address: 'wingbook@example.org' }],
    ['Wingbook <wingbook@example.org>', { name: 'Wingbook', address: 'wingbook@example.org' }],
    ['"Flüge, Club" <wingbook@example.org>', { name: 'Flüge, Club', address: 'wingbook@example.org' }],
  ])('may be %s', (text, value) => {
    expect(valueIn('MAIL_FROM', text)).toEqual(value);
  });

  it.each(['Wingbook', 'Wingbook <wingbook>', 'a@b.org, c@d.org', 'A\nBcc: x <a@b.org>'])('is not %j', (text) => {
    expect(problemOf('MAIL_FROM', text)).toBe('MAIL_FROM must be like Wingbook <wingbook@example.org>');
  });
});

describe('AIRSPACE', () => {
  function airspaces(AIRSPACE: string) {
    const read = readConfiguration({ AIRSPACE });
    if (read.state === 'wrong') return read.problems;
    return read.configuration.airspaceSources.map((source) => (source.kind === 'file' ? source.path : source.url.href));
  }

  it.each([
    ['', []],
    ['off', []],
    ['/data/air space.txt', ['/data/air space.txt']],
    ['airspace.txt', [`${process.cwd()}/airspace.txt`]],
    [
      'https://storage.example.org/ch_asp.geojson, /data/own.txt,http://localhost/a?key=1',
      ['https://storage.example.org/ch_asp.geojson', '/data/own.txt', 'http://localhost/a?key=1'],
    ],
  ])('AIRSPACE=%s names %j', (text, sources) => {
    expect(airspaces(text)).toEqual(sources);
  });

  it.each([
    ['ftp://example.org/a.txt', 'AIRSPACE has ftp://example.org/a.txt, which is neither a file nor an address'],
    [
      'https://me:secret@a.example/a',
      'AIRSPACE has https://me:secret@a.example/a, which is neither a file nor an address',
    ],
    ['a.txt,,b.txt', 'AIRSPACE has an empty part, which is neither a file nor an address'],
  ])('AIRSPACE=%s is wrong', (text, problem) => {
    expect(airspaces(text)).toEqual([problem]);
  });
});

function places(environment: Environment) {
  const read = readConfiguration(environment);
  if (read.state === 'wrong') return read.problems;
  const { sitesUrl, geocoderUrl, elevationUrl } = read.configuration;
  return [sitesUrl, geocoderUrl, elevationUrl].map((url) => url?.href ?? null);
}

describe('settings of third-party services', () => {
  it('default to the public services', () => {
    expect(places({})).toEqual([
      'https://www.paraglidingearth.com/api/geojson/',
      'https://nominatim.openstreetmap.org/',
      'https://api.open-meteo.com/v1/elevation',
    ]);
  });

  it('can switch a service off', () => {
    expect(places({ SITES_URL: 'off', GEOCODER_URL: ' Off ', ELEVATION_URL: 'OFF' })).toEqual([null, null, null]);
  });

  it('can contain a key', () => {
    const url = 'https://customer-api.open-meteo.com/v1/elevation?apikey=abc';
    expect(places({ ELEVATION_URL: url })).toContain(url);
  });

  it('are rejected when they are not a web address', () => {
    for (const wrong of [
      'nominatim',
      '/search',
      'ftp://places.example.org',
      'file:///etc/passwd',
      'https://a:b@c.org',
      'https://c.org#x',
    ]) {
      expect(places({ GEOCODER_URL: wrong })).toEqual([
        'GEOCODER_URL must be off or an address like https://places.example.org/api',
      ]);
    }
  });
});

/** Returns the problems of a `.env` file with these names. */
function problemsOfFile(...names: readonly string[]): readonly string[] {
  const read = readConfiguration({}, names);
  return read.state === 'wrong' ? read.problems : [];
}

describe('the names in a .env file', () => {
  it('must be settings', () => {
    expect(problemsOfFile('DATABSE_URL', 'port')).toEqual([
      'DATABSE_URL in .env is not a setting: docs/operating.md lists them all',
      'port in .env is not a setting: docs/operating.md lists them all',
    ]);
  });

  it('are all reported, together with wrong values', () => {
    const read = readConfiguration({ PORT: 'x' }, ['PORT', 'COLOUR', 'X']);
    expect(read).toMatchObject({ state: 'wrong', problems: { length: 3 } });
  });

  it('can be all settings', () => {
    expect(problemsOfFile('PORT', 'HOST', 'SECRET', 'ELEVATION_URL', 'MAIL_FROM', 'LOG_LEVEL', 'DEMO')).toEqual([]);
  });
});

describe('variables of the environment', () => {
  it('are ignored when they are not settings', () => {
    expect(readConfiguration({ PATH: '/usr/bin', DATABSE_URL: 'x' }).state).toBe('right');
  });
});
