import { describe, expect, it } from 'vitest';
import { composeEmail, type EmailInput } from './compose.ts';

const INPUT: EmailInput = {
  kind: 'verification',
  language: 'en',
  to: 'ann@example.org',
  isVerified: true,
  link: 'https://logbook.example.org/email-verification/7/token',
  askedAt: new Date('2026-05-03T09:05:00Z'),
  home: 'https://logbook.example.org',
};

describe('an email', () => {
  it('verifies an address, in plain text', () => {
    const { subject, text } = composeEmail(INPUT);
    expect(subject).toBe('Please verify your email for Wingbook');
    expect(text).toBe(
      [
        'Hello,',
        'Somebody, most likely you, signed up for Wingbook with ann@example.org. Please verify that the address is yours:',
        'https://logbook.example.org/email-verification/7/token',
        'The link is good for 3 days and can be used once. It also logs you in.',
        'If this was not you, please leave the link alone: the address will not be verified. To make the logbook yours all the same, choose Forgot Password when you log in: that shuts out whoever signed up.',
        'Wingbook\nhttps://logbook.example.org/\n',
      ].join('\n\n'),
    );
  });

  it('contains a login link, valid for 15 minutes, and the time of the request', () => {
    const { subject, text } = composeEmail({ ...INPUT, kind: 'oneTimeLogin' });
    expect(subject).toBe('Your login link for Wingbook');
    expect(text).toContain('on May 3, 2026 at 09:05 UTC');
    expect(text).toContain('good for 15 minutes and can be used once');
    expect(text).not.toContain('password will no longer work');
  });

  it('warns about the password beside a login link to an address that was never verified', () => {
    const { text } = composeEmail({ ...INPUT, kind: 'oneTimeLogin', isVerified: false });
    expect(text).toContain(
      'the password of the account will no longer work, and whoever is logged in will be logged out',
    );
  });

  it('contains a link to set a new password, valid for one hour', () => {
    const { subject, text } = composeEmail({ ...INPUT, kind: 'resetPassword' });
    expect(subject).toBe('Set a new password for Wingbook');
    expect(text).toContain('good for one hour and can be used once');
  });

  it('tells of checks and tokens by names that turn nothing but themselves', () => {
    const subject = { type: 'glider', id: 1, name: 'Lark\u202e' } as const;
    const check = { what: 'other', words: 'ריצ' } as const;
    const checks = [{ subject, check, key: '', dueOn: '2026-12-01', stage: 'soon' }] as const;
    expect(composeEmail({ ...INPUT, kind: 'checksDue', checks }).text).toContain(
      '\u2068Lark\u202e\u2069: \u2068ריצ\u2069, due on Dec 1, 2026',
    );
    const { text } = composeEmail({ ...INPUT, kind: 'passwordChanged', tokens: ['Vario\u202e', 'Folder'] });
    expect(text).toContain('\u2068Vario\u202e\u2069, Folder');
  });

  it('says that the password was changed, and what to do if somebody else did it', () => {
    const link = 'https://logbook.example.org/reset-password';
    const { subject, text, html } = composeEmail({ ...INPUT, kind: 'passwordChanged', link });
    expect(subject).toBe('Your Wingbook password was changed');
    expect(text).toContain('was changed on May 3, 2026 at 09:05 UTC');
    expect(text).toContain(
      `If this was not you, set a new password now. That logs out whoever changed it:\n\n${link}\n`,
    );
    expect(html).toContain(`<a href="${link}"`);
    expect(text).not.toContain('/settings/tokens');
  });

  it('names the tokens that still work after a change of the password', () => {
    const tokens = ['Vario', '<b>Phone</b>'];
    const { text, html } = composeEmail({ ...INPUT, kind: 'passwordChanged', tokens });
    expect(text).toContain(
      'These still work: Vario, <b>Phone</b>. Revoke what you do not know:\nhttps://logbook.example.org/settings/tokens\n',
    );
    expect(html).toContain('Vario, &lt;b&gt;Phone&lt;/b&gt;.');
    expect(html).toContain('<a href="https://logbook.example.org/settings/tokens">');
  });

  it('has the same text in HTML, which loads nothing and escapes the address', () => {
    const { html } = composeEmail({ ...INPUT, to: `"<script>'&@example.org` });
    expect(html).toContain('&quot;&lt;script&gt;&#39;&amp;@example.org');
    expect(html).not.toMatch(/<(script|img|link|style)|src=|url\(/);
    expect(html.match(/https:\/\/logbook\.example\.org\/email-verification\/7\/token/g)).toHaveLength(2);
  });
});
