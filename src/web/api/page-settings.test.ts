import { expect, it } from 'vitest';
import { readPageSettings } from './page-settings.ts';

it('reads what the server says of itself', () => {
  const settings = { demo: true, mapStyleUrl: '/map/style.json', mapAttribution: '© the makers' };
  expect(readPageSettings(JSON.stringify(settings))).toEqual(settings);
});

it('takes the least when the server says nothing', () => {
  expect(readPageSettings(null)).toEqual({ demo: false, mapStyleUrl: null, mapAttribution: '' });
});
