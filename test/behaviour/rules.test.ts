import { describe, expect, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '#contract/endpoint';
import { PROBLEMS } from '#contract/messages/en/problems';
import { problemText } from '#contract/messages/problem-text';
import { MAX_FILE_BYTES } from '#domain/file';
import { EARTH_RADIUS_M } from '#domain/geo';
import type { Problem } from '#domain/problem';
import { BUCKET_WIDTH } from '#domain/statistics/altitude-buckets';
import { isInPractice } from '#domain/statistics/pilot-totals';
import { MAX_LOCATION, MAX_NAME, MAX_REMARKS } from '#domain/text';
import { SITE_BOX_DEG, SITE_RADIUS_M } from '#domain/track/nearest-site';
import { MIN_HEIGHT_LOST_M } from '#domain/track/series';
import { altitudeIn, metres } from '#domain/units';
import { FIRST_RADIUS } from '#web/features/sites/proposals-state.ts';
import { shownTexts, tableWith } from './behaviour.ts';

const RULES = tableWith('| code | text |');
const NUMBERS = tableWith('| number | value |');

/** The numbers of the code, by what the document calls them. */
const OURS: Readonly<Record<string, number>> = {
  'time-out of a call, ms': REQUEST_TIMEOUT_MS,
  'characters of a name': MAX_NAME,
  'characters of a location': MAX_LOCATION,
  'characters of remarks': MAX_REMARKS,
  'bytes of a file': MAX_FILE_BYTES,
  'degrees around a launch in which a site counts as near': SITE_BOX_DEG,
  'metres around a launch in which a site counts as near': SITE_RADIUS_M,
  'radius of the earth, m': EARTH_RADIUS_M,
  'height that must be lost before a glide ratio counts, m': MIN_HEIGHT_LOST_M,
  'width of an altitude bucket, m': BUCKET_WIDTH,
  'first search radius of known sites': FIRST_RADIUS,
  'days without a flight until the banner is no longer green': Array.from({ length: 99 }, (_, days) => days).findIndex(
    (days) => !isInPractice(days),
  ),
  'feet in 1,000 metres': altitudeIn(metres(1_000), 'feet'),
};

describe('the rules of the behaviour', () => {
  it.each(RULES)('%s has its text', (code = '', cell = '') => {
    const problem = { subject: 'site', field: 'name', code, max: 7 } as Problem;
    const text = shownTexts(cell)[0]
      ?.replace('{field}', code === 'nameTaken' ? 'Site' : 'Site name')
      .replace('{max}', '7');
    expect(problemText(PROBLEMS, problem)).toBe(text);
  });
});

it('the numbers of the behaviour are those of the code', () => {
  expect(Object.fromEntries(NUMBERS.map(([name = '', value]) => [name, Number(value)]))).toEqual(OURS);
});
