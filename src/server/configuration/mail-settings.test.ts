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

describe('a password in SMTP_URL', () => {
  it.each([
    ['smtp://name:pa#ss@mail.example.org:587', '#', '%23'],
    ['smtp://name:1#ss@mail.example.org', '#', '%23'],
    ['smtps://name:pa/ss@mail.example.org', '/', '%2F'],
    ['smtps://name:pa?ss@mail.example.org', '?', '%3F'],
    ['smtp://name:100%@mail.example.org', '%', '%25'],
    ['smtp://name:[x]@mail.example.org', '[', '%5B'],
  ])('that breaks it, %s, is named with what to write', (text, character, instead) => {
    const wrong = `has ${character} in its name or password: write ${instead} instead`;
    expect(readSmtpUrl(text)).toEqual({ wrong });
  });

  it('may be an email address, and escaped', () => {
    for (const text of ['smtp://me@example.org:pw@mail.example.org', 'smtp://name:pa%23ss@mail.example.org']) {
      expect(readSmtpUrl(text)).toEqual({ value: new URL(text) });
    }
    expect(readSmtpUrl('smtp://mail.example.org#x')).toHaveProperty('wrong');
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
