import { expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { flightOn } from '#test/builders/sent-flight';
import { isBeginningOf } from './is-beginning-of.ts';

const IGC = flightOn('2025-05-31');
const point = (number: number): string =>
  `<trkpt lat="46.${number}" lon="7.86"><time>2025-05-31T10:00:00Z</time></trkpt>`;
const gpx = (points: number): Uint8Array =>
  bytesOf(`<gpx><trk><trkseg>${Array.from({ length: points }, (_, i) => point(i)).join('')}</trkseg></trk></gpx>`);

it('is known of an IGC file that is cut off anywhere, whatever its header and its end', () => {
  for (const end of [600, 601, 615, 630, IGC.length]) expect(isBeginningOf(IGC.slice(0, end), IGC)).toBe(true);
  const signed = bytesOf(`${Buffer.from(IGC.slice(0, 2_000)).toString('latin1')}\r\nG12345\r\n`);
  expect(isBeginningOf(signed, IGC)).toBe(true);
  expect(isBeginningOf(IGC, signed)).toBe(false);
  expect(isBeginningOf(IGC.slice(0, 2_000), flightOn('2025-06-01'))).toBe(false);
});

it('is known of other files by their bytes', () => {
  expect(isBeginningOf(gpx(50), gpx(100))).toBe(true);
  expect(isBeginningOf(gpx(100).slice(0, 4_000), gpx(100))).toBe(true);
  expect(isBeginningOf(gpx(100), gpx(50))).toBe(false);
  expect(isBeginningOf(gpx(2), gpx(100))).toBe(false);
});
