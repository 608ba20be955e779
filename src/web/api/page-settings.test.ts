import { expect, it } from 'vitest';
import { readPageSettings } from './page-settings.ts';

it('reads the settings from the page', () => {
  const settings = { demo: true, mapStyleUrl: '/map/style.json', mapAttribution: '© the makers' };
  expect(readPageSettings(JSON.stringify(settings))).toEqual(settings);
});

it('uses the defaults where there are none', () => {
  expect(readPageSettings(null)).toEqual({ demo: false, mapStyleUrl: null, mapAttribution: '' });
});
