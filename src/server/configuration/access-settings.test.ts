import { describe, expect, it } from 'vitest';
import { readMetricsAccess, readSignups } from './access-settings.ts';

describe('SIGNUPS', () => {
  it.each(['open', 'closed', 'Closed'])('may be %s', (text) => {
    expect(readSignups(text)).toEqual({ value: { state: text.toLowerCase() } });
  });

  it('may be domains', () => {
    const value = { state: 'domains', domains: ['club.example', 'xn--mnchen-3ya.example'] };
    expect(readSignups('Club.example,  xn--mnchen-3ya.example')).toEqual({ value });
  });

  it.each(['on', 'open, closed', 'pilot@example.org', '*.example.org', 'example.org,', '-a.example', 'localhost'])(
    'may not be %s',
    (text) => {
      expect(readSignups(text)).toEqual({ wrong: expect.stringContaining('must be open, closed, or domains') });
    },
  );
});

describe('METRICS', () => {
  it('may be a password of 16 characters', () => {
    expect(readMetricsAccess('password:0123456789abcdef')).toEqual({
      value: { kind: 'password', password: '0123456789abcdef' },
    });
    expect(readMetricsAccess('password:0123456789abcde')).toHaveProperty('wrong');
  });

  it('may be networks', () => {
    const read = readMetricsAccess('127.0.0.1, 10.0.0.0/8');
    if (!('value' in read) || read.value.kind !== 'networks') throw new Error('no networks');
    expect(read.value.networks.check('10.200.0.1')).toBe(true);
    expect(read.value.networks.check('11.0.0.1')).toBe(false);
  });

  it.each(['on', 'true', 'secret', 'prometheus.example'])('may not be %s', (text) => {
    expect(readMetricsAccess(text)).toHaveProperty('wrong');
  });
});
