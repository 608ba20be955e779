import type { Configuration } from '#server/configuration/configuration';

/** Headers by name. */
export type HeaderFields = Readonly<Record<string, string>>;

const YEAR_S = 31_536_000;

/** Headers of every response. */
const COMMON_HEADERS: HeaderFields = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Returns the headers of API responses: JSON, never cached, nothing in it executed. */
export function callHeaders(configuration: Configuration): HeaderFields {
  return {
    ...COMMON_HEADERS,
    ...transportSecurity(configuration),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/** Returns the headers of pages and assets: only our own code runs, maps load from the configured hosts. */
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
    ...COMMON_HEADERS,
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
