import { describe, expect, it } from 'vitest';
import { type FlightFindings, findingsOf } from '#domain/findings/findings';
import { readFlownTrack } from '#domain/track/read-track';
import { bytesOf, flownPath, igcFile } from '#test/builders/igc';
import { STORED_FINDINGS, storedOf } from './compute-findings.ts';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const IGC = igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, { seconds: 300, speed: 10, climb: -1 }], 5) });

function findings(): FlightFindings {
  const reading = readFlownTrack(bytesOf(IGC), null);
  if (reading.state !== 'ready') throw new Error('The track of this test is unreadable.');
  return findingsOf(reading.flown);
}

describe('stored findings', () => {
  it('are read as they were computed', () => {
    const { findings: text } = storedOf(findings());
    expect(STORED_FINDINGS.read(text ?? '', {})).toEqual(findings());
  });

  it('that could not be read again are an error that says where: they would be computed for ever', () => {
    const computed = findings();
    const endless = { ...computed, figures: { ...computed.figures, trackLengthM: Number.POSITIVE_INFINITY } };
    expect(() => storedOf(endless)).toThrow(
      /^tracks\.findings of version .* cannot be read: number at figures\.trackLengthM/,
    );
  });
});
