import { describe, expect, it } from 'vitest';
import { runningServer } from '#test/servers/running-server';
import { errorOf, newVisitor, rejectionIn } from '#test/servers/visitor';

async function signUp(url: string, email: string) {
  const visitor = newVisitor(url);
  await visitor.ask('/api/data');
  return visitor.post('/api/signup', { email, password: 'a long password', isSubscribed: false });
}

describe('sign-ups for some domains', () => {
  const server = runningServer({ settings: { SIGNUPS: 'club.example, example.org' } });

  it('are possible with addresses there', async () => {
    expect((await signUp(server().url, 'Pilot@Club.Example')).status).toBe(200);
    expect((await signUp(server().url, 'pilot@example.org')).status).toBe(200);
  });

  it.each(['pilot@example.com', 'pilot@sub.example.org', 'pilot@notexample.org', 'example.org@evil.example'])(
    'are rejected with %s',
    async (email) => {
      const response = await signUp(server().url, email);
      expect(response.status).toBe(403);
      expect(errorOf(response)).toEqual({
        type: 'badRequest',
        message: 'Only email addresses at club.example or example.org can sign up on this server.',
      });
      expect(rejectionIn(response)).toEqual({ code: 'signupDomains', domains: ['club.example', 'example.org'] });
    },
  );

  it('still say what is wrong with an address', async () => {
    expect((await signUp(server().url, 'nobody')).status).toBe(422);
  });
});

describe('closed sign-ups', () => {
  const server = runningServer({ settings: { SIGNUPS: 'closed', DEMO: 'on' } });

  it('are rejected', async () => {
    const response = await signUp(server().url, 'pilot@example.org');
    expect(response.status).toBe(403);
    expect(errorOf(response).message).toBe('Nobody can sign up on this server at the moment.');
  });
});
