import type { Configuration } from '#server/configuration';

/** Headers by name. */
export type HeaderFields = Readonly<Record<string, string>>;

const YEAR_S = 31_536_000;

/** What every answer says to browsers. */
const GUARDS: HeaderFields = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of the answer to a call: JSON that no cache keeps, and nothing in it runs. */
export function callHeaders(configuration: Configuration): HeaderFields {
  return {
    ...GUARDS,
    ...transportSecurity(configuration),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Headers of pages and their parts: they load and run what is ours, and maps from where the settings allow. */
export function pageHeaders(configuration: Configuration): HeaderFields {
  const maps = mapSources(configuration);
  const policy = [
    "default-src 'self'",
    `img-src 'self' data: blob:${maps}`,
    `connect-src 'self'${maps}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...GUARDS,
    ...transportSecurity(configuration),
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'content-security-policy': policy.join('; '),
  };
}

function transportSecurity({ isSecure }: Configuration): HeaderFields {
  return isSecure ? { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` } : {};
}

function mapSources({ mapOrigins, mapStyleUrl, terrainUrl }: Configuration): string {
  const hosts = [mapStyleUrl, terrainUrl].filter((url) => url !== null && !url.startsWith('/')).map(originOf);
  return [...new Set([...mapOrigins, ...hosts])].map((origin) => ` ${origin}`).join('');
}

function originOf(url: string | null): string {
  return new URL(url ?? '').origin;
}
