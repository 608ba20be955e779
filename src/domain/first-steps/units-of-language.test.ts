import { expect, it } from 'vitest';
import { unitsOfLanguage } from './units-of-language.ts';

it.each([
  ['en-US', 'feet', 'miles'],
  ['es-US', 'feet', 'miles'],
  ['en-us', 'feet', 'miles'],
  ['es-PR', 'feet', 'miles'],
  ['en-GB', 'feet', 'kilometers'],
  ['en-GB-oxendict', 'feet', 'kilometers'],
  ['en-Latn-GB', 'feet', 'kilometers'],
  ['de-CH', 'meters', 'kilometers'],
  ['zh-Hant-TW', 'meters', 'kilometers'],
  ['en-AU', 'meters', 'kilometers'],
])('a browser in %s starts with %s and %s', (tag, altitudeUnit, distanceUnit) => {
  expect(unitsOfLanguage(tag)).toEqual({ altitudeUnit, distanceUnit });
});

it.each(['en', 'us', '', 'en-', 'constructor-constructor', 'en-u-hc-h12'])(
  'the tag %j, without a region, starts with metres and kilometres',
  (tag) => {
    expect(unitsOfLanguage(tag)).toEqual({ altitudeUnit: 'meters', distanceUnit: 'kilometers' });
  },
);
