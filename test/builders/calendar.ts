import ICAL from 'ical.js';

/** An event as a strict reader of calendars sees it. */
export interface ReadEvent {
  readonly uid: string;
  readonly day: string;
  readonly until: string;
  readonly stamp: string;
  readonly summary: string;
}

const MAX_OCTETS = 75;

/** Returns the events of a calendar file. Throws when it breaks a rule of RFC 5545 that readers rely on. */
export function eventsIn(file: string): readonly ReadEvent[] {
  rejectBadLines(file);
  const calendar = new ICAL.Component(ICAL.parse(file));
  if (calendar.name !== 'vcalendar' || calendar.getFirstPropertyValue('version') !== '2.0')
    throw new Error('No calendar');
  if (calendar.getAllSubcomponents().length === 0) throw new Error('A calendar has at least one component');
  const events = calendar.getAllSubcomponents('vevent').map(readEvent);
  if (new Set(events.map(({ uid }) => uid)).size < events.length) throw new Error('Two events have one UID');
  return events;
}

function rejectBadLines(file: string): void {
  if (!file.endsWith('\r\n') || /\r(?!\n)|(?<!\r)\n/.test(file)) throw new Error('A line does not end in CRLF');
  const long = file.split('\r\n').find((line) => new TextEncoder().encode(line).length > MAX_OCTETS);
  if (long !== undefined) throw new Error(`A line is too long: ${long}`);
  if (/\p{Cc}/u.test(file.replaceAll('\r\n', ''))) throw new Error('A control character');
}

function readEvent(component: ICAL.Component): ReadEvent {
  const textOf = (name: string) => {
    const properties = component.getAllProperties(name);
    if (properties.length !== 1) throw new Error(`${name} must stand once`);
    return String(properties[0]?.getFirstValue());
  };
  return {
    uid: textOf('uid'),
    day: textOf('dtstart'),
    until: textOf('dtend'),
    stamp: textOf('dtstamp'),
    summary: textOf('summary'),
  };
}
