import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../geo.ts';
import type { Site } from '../site.ts';
import { degrees, metres } from '../units.ts';
import { nearestSite } from './nearest-site.ts';

const LAUNCH = { lat: degrees(46.6), lng: degrees(7.2) };

describe('nearestSite', () => {
  it('finds the closest site', () => {
    const sites = [siteAt(46.607, 7.2, 'Far'), siteAt(46.602, 7.2, 'Near'), siteAt(46.605, 7.2, 'Between')];
    expect(nearestSite(LAUNCH, sites)?.name).toBe('Near');
  });

  it('finds none where there is none', () => {
    expect(nearestSite(LAUNCH, [])).toBeNull();
  });

  it('finds a site just under 1,000 m away, and none at 1,000 m or more', () => {
    const [near, far] = [siteAt(46.60899, 7.2), siteAt(46.609, 7.2)];
    expect(distanceBetween(LAUNCH, { lat: degrees(46.60899), lng: degrees(7.2) })).toBeLessThan(1000);
    expect(distanceBetween(LAUNCH, { lat: degrees(46.609), lng: degrees(7.2) })).toBeGreaterThan(1000);
    expect(nearestSite(LAUNCH, [near])).toBe(near);
    expect(nearestSite(LAUNCH, [far])).toBeNull();
  });

  it('looks only into the box of 0.1° around the launch, which near the poles is narrower than 1,000 m', () => {
    const launch = { lat: degrees(89.9), lng: degrees(0) };
    expect(nearestSite(launch, [siteAt(89.9, 0.05)])).not.toBeNull();
    expect(nearestSite(launch, [siteAt(89.9, 0.15)])).toBeNull();
  });

  it('works across the 180th meridian', () => {
    expect(nearestSite({ lat: degrees(-17), lng: degrees(179.999) }, [siteAt(-17, -179.999, 'Fiji')])?.name).toBe(
      'Fiji',
    );
  });

  it('ignores sites without coordinates', () => {
    expect(nearestSite(LAUNCH, [{ ...siteAt(0, 0), lat: null, lng: null }])).toBeNull();
  });

  it('finds the first of two that are equally close', () => {
    expect(nearestSite(LAUNCH, [siteAt(46.601, 7.2, 'First'), siteAt(46.601, 7.2, 'Second')])?.name).toBe('First');
  });
});

function siteAt(lat: number, lng: number, name = 'Hill'): Site {
  return {
    id: 1,
    name,
    location: '',
    lat: degrees(lat),
    lng: degrees(lng),
    launchAltitude: metres(0),
    remarks: '',
    createdAt: '2025-01-01T00:00:00Z',
  };
}
