import type { Context, Hono } from 'hono';
import { clientAddressOf } from '#server/http/endpoints/client';
import { constantTimeEqual } from '#server/security/tokens';
import type { AppContext, Configured } from '#server/services/app-context';
import { readiness } from '#server/services/readiness';
import type { Bindings } from './endpoints/bindings.ts';

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const REASONS = {
  unavailable: 'the database does not respond\n',
  readOnly: 'the database is read-only\n',
  damaged: 'the database is damaged\n',
} as const;
const ASK_PASSWORD = { ...TEXT, 'www-authenticate': 'Basic realm="metrics"' };

type OperationsContext = Pick<AppContext, 'db' | 'reader' | 'log' | 'metrics' | 'isDamaged'> &
  Configured<'metrics' | 'trustedProxies'>;

/** Mounts what an operator's programs ask for: whether the server lives, whether it can serve pilots, and its metrics. */
export function mountOperations(app: Hono<Bindings>, context: OperationsContext): void {
  const whyNotReady = readiness(context);
  let hasWarned = false;
  app.get('/healthz', (hono) => hono.body('ok\n', 200, TEXT));
  app.get('/readyz', async (hono) => {
    const reason = await whyNotReady();
    return reason === null ? hono.body('ready\n', 200, TEXT) : hono.body(REASONS[reason], 503, TEXT);
  });
  app.get('/metrics', async (hono) => {
    const { metrics } = context;
    if (!metrics) return hono.body('Not found\n', 404, TEXT);
    if (!hasWarned && isForwarded(hono)) {
      hasWarned = true;
      context.log.warn(
        '/metrics can be reached through a proxy: let the proxy reject it, and read the metrics from the server itself',
      );
    }
    const access = accessTo(hono, context);
    if (access === 'password') return hono.body('The password of METRICS is needed\n', 401, ASK_PASSWORD);
    if (access === 'no') return hono.body('METRICS does not name this address\n', 403, TEXT);
    return hono.body(await metrics.text(), 200, { ...TEXT, 'content-type': metrics.contentType });
  });
}

/** Headers that proxies add: without `TRUSTED_PROXIES` a proxy's own address decides who may read the metrics, and all its clients have that. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

function isForwarded({ req }: Context<Bindings>): boolean {
  return FORWARDED.some((name) => req.header(name) !== undefined);
}

/** Whether a client may read the metrics, or has to give the password first. */
function accessTo(
  hono: Context<Bindings>,
  { configuration }: Configured<'metrics' | 'trustedProxies'>,
): 'yes' | 'no' | 'password' {
  const access = configuration.metrics;
  if (access?.kind === 'networks') {
    const { address, family } = clientAddressOf(hono, configuration);
    return access.networks.check(address, family) ? 'yes' : 'no';
  }
  const given = passwordIn(hono.req.header('authorization') ?? '');
  return access !== null && given !== null && constantTimeEqual(given, access.password) ? 'yes' : 'password';
}

/** Returns the password of an `Authorization` header: Basic with any name, or Bearer. */
function passwordIn(authorization: string): string | null {
  const [, scheme, value] = /^(bearer|basic) (.*)$/i.exec(authorization) ?? [];
  if (scheme === undefined || value === undefined) return null;
  if (scheme.toLowerCase() === 'bearer') return value;
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}
