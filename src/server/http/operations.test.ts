import { describe, expect, it } from 'vitest';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { newVisitor, signUpPilot } from '#test/servers/visitor';

const PASSWORD = 'a password of metrics';

describe.each(DATABASES)('what operators ask for, on $name', ({ create }) => {
  const server = runningServer({ settings: { METRICS: `password:${PASSWORD}` } }, create);
  const ask = (path: string, authorization?: string) =>
    fetch(server().url + path, authorization === undefined ? {} : { headers: { authorization } });

  it('is that the server lives and is ready', async () => {
    const responses = await Promise.all([ask('/healthz'), ask('/readyz'), ask('/readyz')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[0]?.headers.get('cache-control')).toBe('no-store');
    expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['ok\n', 'ready\n', 'ready\n']);
  });

  it('is hidden from who does not know the password', async () => {
    const wrong = [undefined, 'Bearer another password', `Basic ${btoa('prometheus:wrong')}`, 'Basic %', PASSWORD];
    for (const authorization of wrong) {
      const response = await ask('/metrics', authorization);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Basic');
      expect(await response.text()).not.toContain('wingbook_');
    }
  });

  it('has the requests by their route, the queues, the database, and Node’s event loop', async () => {
    await signUpPilot(server().url);
    await ask('/flight/7');
    const response = await ask('/metrics', `Bearer ${PASSWORD}`);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('wingbook_requests_total{method="POST",route="/api/signup",status="200"} 1\n');
    expect(text).toMatch(/wingbook_requests_total\{method="GET",route="\/flight\/:id",status="\d+"\} 1\n/);
    expect(text).toContain('wingbook_request_duration_seconds_count{method="POST",route="/api/signup"} 1\n');
    expect(text).toContain('wingbook_queue_jobs{queue="pilotWrites",state="waiting"} 0\n');
    expect(text).toContain('wingbook_database_up 1\n');
    expect(text).toContain('wingbook_tracks 0\n');
    expect(text).toContain('wingbook_jobs{kind="email"} 1\n');
    expect(text).toContain('wingbook_jobs{kind="computeFindings"} 0\n');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+\n/);
    expect(text.includes('wingbook_database_connections{state="open"}')).toBe(server().context.connections() !== null);
  });

  it('takes the password as that of any name, too', async () => {
    expect((await ask('/metrics', `Basic ${btoa(`prometheus:${PASSWORD}`)}`)).status).toBe(200);
  });
});

describe('metrics by address', () => {
  const server = runningServer({ settings: { METRICS: '127.0.0.2, 10.0.0.0/8', TRUSTED_PROXIES: '127.0.0.1' } });
  const askFrom = async (address: string): Promise<number> => {
    const { status } = await fetch(`${server().url}/metrics`, { headers: { 'x-forwarded-for': address } });
    return status;
  };

  it('are for the networks of the setting alone', async () => {
    expect(await askFrom('10.1.2.3')).toBe(200);
    expect(await askFrom('127.0.0.2')).toBe(200);
    expect(await askFrom('192.0.2.1')).toBe(403);
    expect(await askFrom('2001:db8::1')).toBe(403);
    expect((await fetch(`${server().url}/metrics`)).status).toBe(403);
  });
});

describe('without the setting', () => {
  const server = runningServer();
  it('there are no metrics', async () => {
    expect((await fetch(`${server().url}/metrics`)).status).toBe(404);
  });
});

describe('the id of a request', () => {
  const lines: string[] = [];
  const server = runningServer({
    log: (line) => lines.push(line),
    settings: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
  });
  const strict = runningServer();

  it('is in the response, in the error, and in the log', async () => {
    const response = await newVisitor(server().url).ask('/api/data');
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(await response.json()).toEqual({ error: { type: 'authenticationError', requestId: id } });
    expect(lines.filter((line) => line.includes(`"requestId":"${id}"`))).toHaveLength(1);
  });

  it('is that of a trusted proxy, unless it is none', async () => {
    const idFor = async (given: string, url = server().url): Promise<string | null> => {
      const response = await fetch(`${url}/healthz`, { headers: { 'x-request-id': given } });
      return response.headers.get('x-request-id');
    };
    expect(await idFor('4f1c7e0a9b2d')).toBe('4f1c7e0a9b2d');
    expect(await idFor('a b{"level":50}')).toMatch(/^[\da-f-]{36}$/);
    expect(await idFor('x'.repeat(65))).toMatch(/^[\da-f-]{36}$/);
    expect(await idFor('4f1c7e0a9b2d', strict().url)).not.toBe('4f1c7e0a9b2d');
  });
});

describe('metrics that can be reached through a proxy', () => {
  const lines: string[] = [];
  const server = runningServer({ settings: { METRICS: '127.0.0.1' }, log: (line) => lines.push(line) });
  const warnings = () => lines.filter((line) => line.includes('/metrics can be reached through a proxy')).length;

  it.each(['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])('are warned of once, by %s', async (name) => {
    expect((await fetch(`${server().url}/metrics`)).status).toBe(200);
    const before = warnings();
    expect(before).toBe(name === 'X-Forwarded-For' ? 0 : 1);
    await fetch(`${server().url}/metrics`, { headers: { [name]: 'for=192.0.2.1' } });
    expect(warnings()).toBe(1);
  });
});
