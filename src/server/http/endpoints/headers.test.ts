import { describe, expect, it } from 'vitest';
import { runningServer } from '#test/servers/running-server';
import { newVisitor, signUpPilot } from '#test/servers/visitor';

describe('a server on this machine', () => {
  const server = runningServer();

  it('hides its cookies from scripts and other sites, except the csrf value', async () => {
    const visitor = newVisitor(server().url);
    const before = await visitor.ask('/api/data');
    expect(before.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^pre-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^csrf=[\w-]{43}; Path=\/; SameSite=Lax$/),
    ]);
    const fields = { csrf: visitor.cookies.get('csrf'), email: 'cookie@example.org', password: 'a long password' };
    const after = await visitor.ask('/api/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(after.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^csrf=[\w-]{43}; Max-Age=15552000; Path=\/; SameSite=Lax$/),
      'pre-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^known=\d+\.[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('forbids caching responses and executing anything in them', async () => {
    const pilot = await signUpPilot(server().url);
    const { headers } = await pilot.get('/api/data');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.has('strict-transport-security')).toBe(false);
  });
});

describe('a server reached by https', () => {
  const settings = {
    BASE_URL: 'https://logbook.example.org',
    MAP_STYLE_URL: 'https://tiles.example.org/styles/outdoor.json',
    MAP_DARK_STYLE_URL: 'https://night.example.org/style.json',
    MAP_ORIGINS: 'https://*.tile.example.org https://tiles.example.org',
    TERRAIN_URL: '/terrain/{z}/{x}/{y}.png',
  };
  const lines: string[] = [];
  const server = runningServer({ settings, log: (line) => lines.push(line) });

  it('warns once about a proxy that is not in the settings', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const visitor = newVisitor(server().url);
      await visitor.ask('/api/data');
      const body = JSON.stringify({ csrf: visitor.cookies.get('csrf'), email: 'ann@example.org', password: 'wrong' });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' };
      await visitor.ask('/api/login', { method: 'POST', headers, body });
    }
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
  });

  it('prefixes its cookies so that no other host can set them', async () => {
    const response = await newVisitor(server().url).ask('/api/data');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-pre-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^csrf=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
    ]);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('restricts session and known-browser cookies to https and hides them from scripts', async () => {
    const visitor = newVisitor(server().url);
    await visitor.ask('/api/data');
    const response = await visitor.ask('/api/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://logbook.example.org' },
      body: JSON.stringify({
        csrf: visitor.cookies.get('csrf'),
        email: 'ann@example.org',
        password: 'a long password',
        isSubscribed: false,
      }),
    });
    const days180 = 'Max-Age=15552000';
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        new RegExp(`^__Host-session=[\\w-]{43}; ${days180}; Path=/; HttpOnly; Secure; SameSite=Lax$`),
      ),
      expect.stringMatching(new RegExp(`^csrf=[\\w-]{43}; ${days180}; Path=/; Secure; SameSite=Lax$`)),
      '__Host-pre-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      expect.stringMatching(
        new RegExp(`^__Host-known=\\d+\\.[\\w-]{43}\\.[\\w-]{43}; ${days180}; Path=/; HttpOnly; Secure; SameSite=Lax$`),
      ),
    ]);
  });

  it('allows maps from the configured hosts, and scripts from this server only', async () => {
    const { headers } = await newVisitor(server().url).ask('/flights', { headers: { origin: 'https://evil.example' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.has('access-control-allow-origin')).toBe(false);
    const maps = 'https://*.tile.example.org https://tiles.example.org https://night.example.org';
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    // Where the pages are built, their documents have an import map.
    expect(policy.find((line) => line.startsWith('script-src')) ?? "script-src 'self'").toMatch(
      /^script-src 'self'(?: 'sha256-[\w+/]{43}=')?$/,
    );
    expect(policy.filter((line) => !line.startsWith('script-src'))).toEqual([
      "default-src 'self'",
      `img-src 'self' data: blob: ${maps}`,
      `connect-src 'self' ${maps}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  it('rejects a call from a page of this machine', async () => {
    const visitor = newVisitor(server().url);
    const response = await visitor.ask('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server().url },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});
