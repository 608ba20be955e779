import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsIn } from '#test/builders/calendar';
import { type DayEvent, iCalendarOf } from './icalendar.ts';

const EVENT: DayEvent = {
  uid: '1@wingbook.example.org',
  day: '2026-12-31',
  stamp: '2026-05-03T11:34:00Z',
  summary: 'Check due: Rush 6',
};
const fileOf = (summary: string) => iCalendarOf('Wingbook', [{ ...EVENT, summary }]);
const summaryIn = (file: string) => eventsIn(file)[0]?.summary;

describe('a calendar', () => {
  it('has its events on whole days', () => {
    expect(eventsIn(iCalendarOf('Wingbook', [EVENT]))).toEqual([
      { uid: EVENT.uid, day: '2026-12-31', until: '2027-01-01', stamp: EVENT.stamp, summary: EVENT.summary },
    ]);
  });

  it('tells readers to come again after twelve hours', () => {
    const file = iCalendarOf('Wingbook', []);
    expect(file).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\nX-PUBLISHED-TTL:PT12H\r\n');
  });

  it('without events has a component that nobody sees, as one is required', () => {
    const file = iCalendarOf('Wingbook', []);
    expect([eventsIn(file), file.includes('BEGIN:VTIMEZONE')]).toEqual([[], true]);
    expect(iCalendarOf('Wingbook', [EVENT])).not.toContain('VTIMEZONE');
  });

  it.each([
    ['a comma, a semicolon and a backslash', String.raw`a,b;c\d\n`],
    ['a quote and a colon', 'say: "hello": there'],
    ['a line feed', 'one\ntwo'],
    ['Thai', 'ตรวจสอบร่มร่อน'.repeat(12)],
    ['emoji', '🪂🏔️👩‍✈️🇨🇭'.repeat(20)],
    ['right-to-left text', 'مظلة شراعية '.repeat(20).trim()],
    ['one character with many marks', `a${'\u0301'.repeat(200)}`],
  ])('keeps %s', (_, text) => {
    expect(summaryIn(fileOf(text))).toBe(text);
  });

  it('puts other line ends on one line, too, and leaves out control characters', () => {
    expect(summaryIn(fileOf('one\r\ntwo\rthree\u2028four'))).toBe('one\ntwo\nthree\nfour');
    expect(summaryIn(fileOf('a\u0000b\u0007c\u007f'))).toBe('abc');
  });

  it('cannot be broken out of by a name', () => {
    const file = fileOf('x\r\nEND:VEVENT\r\nBEGIN:VALARM');
    expect(eventsIn(file)).toHaveLength(1);
    expect(file).not.toContain('\r\nBEGIN:VALARM');
  });

  it('cuts no character into two lines, and none from its marks', () => {
    const cut = /\r\n (\p{M}|\u200d|\ufe0f)/u;
    for (let length = 0; length < 8; length += 1) {
      const file = fileOf('x'.repeat(length) + 'ก็👩‍✈️'.repeat(30));
      expect(cut.test(file)).toBe(false);
      expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(file))).toBe(file);
    }
  });

  it('of any texts and days can be read back', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });
    const text = fc.string({ unit: 'grapheme', maxLength: 120 });
    const event = fc.record({ day: day.map((date) => date.toISOString().slice(0, 10)), summary: text });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (entries) => {
        const events = entries.map((entry, index) => ({ ...EVENT, ...entry, uid: `${index}@example.org` }));
        const read = eventsIn(iCalendarOf('Wingbook', events));
        const plain = (value: string) =>
          value.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n').replaceAll(/[\p{Cc}]/gu, (c) => (c === '\n' ? c : ''));
        expect(read.map(({ uid, day: on, summary }) => ({ uid, day: on, summary }))).toEqual(
          events.map(({ uid, day: on, summary }) => ({ uid, day: on, summary: plain(summary) })),
        );
      }),
    );
  });
});
