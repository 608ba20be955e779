import { describe, expect, it } from 'vitest';
import { readMailFrom, readSmtpUrl } from './mail-settings.ts';

describe('SMTP_URL', () => {
  it.each(['smtp://localhost', 'smtps://name:pass%40word@mail.example.org:465', 'smtp://[::1]:2525?requireTLS=false'])(
    'may be %s',
    (text) => {
      expect(readSmtpUrl(text)).toEqual({ value: new URL(text) });
    },
  );

  it.each(['mail.example.org', 'http://mail.example.org', 'smtp://', 'smtp:mail'])('is not %s', (text) => {
    expect(readSmtpUrl(text)).toEqual({ wrong: 'must be like smtp://name:password@mail.example.org:587' });
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['wingbook@example.org', { name: '', address: 'wingbook@example.org' }],
    ['Wingbook <wingbook@example.org>', { name: 'Wingbook', address: 'wingbook@example.org' }],
    ['"Flüge, Club" <wingbook@example.org>', { name: 'Flüge, Club', address: 'wingbook@example.org' }],
  ])('may be %s', (text, value) => {
    expect(readMailFrom(text)).toEqual({ value });
  });

  it.each(['Wingbook', 'Wingbook <wingbook>', 'a@b.org, c@d.org', 'A\nBcc: x <a@b.org>'])('is not %j', (text) => {
    expect(readMailFrom(text)).toEqual({ wrong: 'must be like Wingbook <wingbook@example.org>' });
  });
});
