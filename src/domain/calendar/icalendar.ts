import { daysAfter, type LocalDate } from '../local-date.ts';

/** An event of a whole day in a calendar that others subscribe to. */
export interface DayEvent {
  /** Unique in the world, and of this day: readers show changes of a known event late, or never. */
  readonly uid: string;
  readonly day: LocalDate;
  /** When what it says came to be: ISO 8601, UTC, whole seconds. From the data and not from a clock, so that the calendar stays the same. */
  readonly stamp: string;
  readonly summary: string;
}

/** How often readers should ask again. */
const REFRESH = 'PT12H';

/** Returns a calendar as a file (RFC 5545, with the refresh interval of RFC 7986 and what older readers know in its place). */
export function iCalendarOf(name: string, events: readonly DayEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textOf(name)}//${textOf(name)}//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${textOf(name)}`,
    `X-WR-CALNAME:${textOf(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(events.length === 0 ? NO_EVENTS : events.flatMap(linesOf)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * A calendar has at least one component (RFC 5545, 3.6), and strict readers refuse one without. A time zone that no event uses is one that
 * nobody sees.
 */
const NO_EVENTS = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function linesOf({ uid, day, stamp, summary }: DayEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(stamp)}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(daysAfter(day, 1))}`,
    `SUMMARY:${textOf(summary)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `2026-07-01T12:00:00Z` becomes `20260701T120000Z`. */
function basic(time: string): string {
  return time.replaceAll(/[-:]/g, '');
}

/** Returns a text as a value: escaped, on one line, without control characters, which no value may have. */
function textOf(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/[\p{Cc}]/gu, '');
}

/** Most octets of a line, without its end. */
const MAX_OCTETS = 75;

/** Returns a line in parts of at most 75 octets, each but the first behind a space; no character is cut, nor one from the marks that belong to it. */
function folded(line: string): string {
  let [text, octets] = ['', 0];
  for (const part of partsOf(line)) {
    const length = octetsOf(part);
    if (octets + length > MAX_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += part;
    octets += length;
  }
  return text;
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A character with more marks than this is cut between them. */
const MAX_CHARACTER_OCTETS = MAX_OCTETS - 1;

function* partsOf(line: string): Generator<string> {
  for (const { segment } of CHARACTERS.segment(line)) {
    if (octetsOf(segment) > MAX_CHARACTER_OCTETS) yield* segment;
    else yield segment;
  }
}

/** The first characters of two, three and four octets in UTF-8. */
const LONGER = [0x80, 0x8_00, 0x1_00_00];

function octetsOf(text: string): number {
  let octets = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    octets += 1 + LONGER.filter((first) => code >= first).length;
  }
  return octets;
}
