import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import type { IgcHeaders } from './igc-file.ts';
import { parseIgc } from './parse-igc.ts';

describe('the A record', () => {
  it.each([
    ['a three-letter serial', 'AXXXABC', { manufacturer: 'XXX', recorderSerial: 'ABC' }],
    ['a number of the flight', 'AXXXABCFLIGHT:2', { manufacturer: 'XXX', recorderSerial: 'ABC' }],
    ['a long serial', 'AXXX1234567890', { manufacturer: 'XXX', recorderSerial: '1234567890' }],
    ['words after the serial', 'AXXX004 MODEL 7', { manufacturer: 'XXX', recorderSerial: '004' }],
    ['a serial with an underscore', 'AXXXSERIAL_0059', { manufacturer: 'XXX', recorderSerial: 'SERIAL_0059' }],
    ['a serial that is called one', 'AXXXABC Model, V1.0, S/N 1345', { manufacturer: 'XXX', recorderSerial: '1345' }],
    ['no serial', 'AXXX', { manufacturer: 'XXX', recorderSerial: '' }],
  ])('reads manufacturer and serial with %s', (_, record, recorder) => {
    expect(headersOf(record)).toMatchObject(recorder);
  });

  it('has the number of the flight on its day', () => {
    expect(headersOf('AXXXABCFLIGHT:2').flightNumberOfDay).toBe(2);
    expect(headersOf('AXXXABC').flightNumberOfDay).toBeNull();
  });

  it('is ignored when it is cut off', () => {
    expect(headersOf('AXX')).toMatchObject({ manufacturer: '', recorderSerial: '' });
  });

  it('counts once: a second one is ignored', () => {
    expect(headersOf('AXXXABC', 'AYYYDEF')).toMatchObject({ manufacturer: 'XXX', recorderSerial: 'ABC' });
  });

  it('is read up to a limit when it goes on for the whole file', () => {
    for (const filling of ['-', 'a', '\u2028', ' ', 'S/N ', 'FLIGHT:']) {
      const { recorderSerial } = headersOf(`AXXXABC${filling.repeat(200_000)}\u2028`);
      expect(recorderSerial.length).toBeLessThanOrEqual(32);
    }
  });

  it('keeps 32 characters of the serial', () => {
    const digits = '0123456789'.repeat(5);
    expect(headersOf(`AXXX${digits}`).recorderSerial).toBe(digits.slice(0, 32));
    expect(headersOf(`AXXXABC S/N ${digits}`).recorderSerial).toBe(digits.slice(0, 32));
  });

  it('may be missing', () => {
    expect(headersOf('HFDTE310525')).toMatchObject({ date: '2025-05-31', manufacturer: '', recorderSerial: '' });
  });
});

function headersOf(...records: readonly string[]): IgcHeaders {
  return parseIgc(bytesOf(records.join('\r\n'))).headers;
}
