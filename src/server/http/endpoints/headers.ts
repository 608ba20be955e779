import type { secureHeaders } from 'hono/secure-headers';
import type { Configuration } from '#server/configuration/configuration';

/** Headers by name. */
export type HeaderFields = Readonly<Record<string, string>>;

const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

type SecureHeadersOptions = NonNullable<Parameters<typeof secureHeaders>[0]>;

/**
 * Returns the headers of API responses: JSON, never cached, nothing in it executed. A plain object, which the server
 * sends fastest: the bench `delta` needs it.
 */
export function callHeaders({ isSecure }: Configuration): HeaderFields {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': HTTPS_ONLY } : {}),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * Returns the security headers of pages and assets: only our own code runs, and what else is named as a source of scripts: the hash of an import map, or
 * `'wasm-unsafe-eval'` in the response of the one worker that compiles WebAssembly. Maps load from the configured hosts.
 */
export function pageSecurity(configuration: Configuration, scripts: readonly string[] = []): SecureHeadersOptions {
  const maps = mapSources(configuration);
  return {
    strictTransportSecurity: configuration.isSecure && HTTPS_ONLY,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { camera: [], microphone: [], payment: [], geolocation: ['self'] },
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      ...(scripts.length > 0 && { scriptSrc: ["'self'", ...scripts] }),
      imgSrc: ["'self'", 'data:', 'blob:', ...maps],
      connectSrc: ["'self'", ...maps],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

function mapSources({ mapOrigins, mapStyleUrls, terrainUrl }: Configuration): readonly string[] {
  const urls = [...Object.values(mapStyleUrls ?? {}), ...(terrainUrl === null ? [] : [terrainUrl])];
  const hosts = urls.filter((url) => !url.startsWith('/')).map((url) => new URL(url).origin);
  return [...new Set([...mapOrigins, ...hosts])];
}
