import { expect, it } from 'vitest';
import { readPageSettings } from './page-settings.ts';

it('reads the settings from the page', () => {
  const settings = {
    demo: true,
    offline: true,
    mapStyleUrls: { light: '/map/style.json', dark: '/map/dark.json' },
    terrainUrl: null,
    mapAttribution: '© the makers',
    hasAirspaces: true,
    hasNightlyCopies: true,
    logsLinks: true,
    signupDomains: ['club.example'],
  };
  expect(readPageSettings(JSON.stringify(settings))).toEqual(settings);
});

it('uses the defaults where there are none', () => {
  expect(readPageSettings(null)).toEqual({
    demo: false,
    offline: false,
    mapStyleUrls: null,
    terrainUrl: null,
    mapAttribution: '',
    hasAirspaces: false,
    hasNightlyCopies: false,
    logsLinks: false,
    signupDomains: null,
  });
});
