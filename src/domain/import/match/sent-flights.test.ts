import { describe, expect, it } from 'vitest';
import { foundTrack, knownFlight, LAUNCH } from '#test/builders/import-flights';
import { type SparseLogbook, sparseLogbook } from '#test/builders/sparse-logbook';
import { daysBetween } from '../../local-date.ts';
import type { FlightTimes } from '../../track/flight/time-range.ts';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';
import { outcomesOfSent, type SentOutcome } from './sent-flights.ts';

const USUAL = { untimedSleds: 0.03, untimedDays: 0.3, withoutEntry: 0.08, withoutTrack: 0.08 };
const TODAY = '2026-05-03';

/** The logbook once a flight is saved, alone or in an entry. */
function withTrack(known: KnownFlight, { track, launch, time }: FoundFlight): KnownFlight {
  if (track === null || launch === null) return known;
  const { sha256, launchTime, landingTime } = track;
  return { ...known, time: known.time ?? time, track: { sha256, launchTime, landingTime, launch } };
}

/** Sends the tracks one after the other, and returns those that became something else than they were, and how many were asked about. */
function sentOneByOne({ found, known, truth }: SparseLogbook) {
  const logbook = new Map(known.map((flight) => [flight.id, flight]));
  const outcomes = found.map((flight, index) => [flight.key, sendTo(logbook, flight, -1 - index)] as const);
  const wrong = outcomes.filter(([key, outcome]) => !isTrue(outcome, truth.get(key) ?? null));
  const asked = outcomes.filter(([, outcome]) => outcome.do === 'ask');
  return { wrong: wrong.map(([key]) => key), asked: asked.length / found.length };
}

/** Returns what becomes of a flight; one that is added has this id in the logbook. */
function sendTo(logbook: Map<number, KnownFlight>, flight: FoundFlight, newId: number): SentOutcome {
  const near = [...logbook.values()].filter(({ date }) => Math.abs(daysBetween(date, flight.date)) <= 2);
  const outcome = outcomesOfSent([flight], { known: near, sentBefore: [], today: TODAY }).get(flight.key) ?? {
    do: 'ask',
  };
  if (outcome.do === 'ask') return outcome;
  const id = outcome.do === 'fill' ? outcome.flightId : newId;
  const { date, time } = flight;
  logbook.set(id, withTrack(logbook.get(id) ?? knownFlight({ id, date, time }), flight));
  return outcome;
}

/** Each track is sent once: none is known. */
function isTrue(outcome: SentOutcome, entry: number | null): boolean {
  if (outcome.do === 'ask') return true;
  return outcome.do !== 'drop' && (outcome.do === 'fill' ? outcome.flightId : null) === entry;
}

describe('tracks that a device sends one by one', () => {
  it.each(Array.from({ length: 200 }, (_, index) => index + 1))(
    'find their sparse entries: none wrong (logbook %d)',
    (seed) => {
      const { wrong, asked } = sentOneByOne(sparseLogbook(60, seed, USUAL));
      expect(wrong).toEqual([]);
      expect(asked).toBeLessThan(0.5);
    },
  );
});

describe('a flight that a device sends', () => {
  const flight = foundTrack({ key: 'a' });
  const outcome = (
    sent: FoundFlight,
    known: readonly KnownFlight[] = [],
    today = TODAY,
    sentBefore: readonly FlightTimes[] = [],
  ) => outcomesOfSent([sent], { known, sentBefore, today }).get(sent.key)?.do;

  it('is added when it is surely new', () => {
    expect(outcome(flight)).toBe('add');
  });

  it('waits where its day is in the future, or of a receiver that counts weeks wrongly', () => {
    expect(outcome(flight, [], '2001-01-01')).toBe('ask');
    expect(outcome({ ...flight, date: '2006-09-17' })).toBe('ask');
  });

  it('waits where its recording ends in the air, or is longer than that of the logbook', () => {
    const { track } = flight;
    expect(outcome({ ...flight, track: { ...track, endsInAir: true } })).toBe('ask');
    const { launchTime, landingTime } = track;
    const saved = (endsBefore: number) =>
      knownFlight({
        id: 1,
        date: flight.date,
        time: flight.time,
        track: { sha256: 'b', launchTime, landingTime: landingTime - endsBefore, launch: LAUNCH },
      });
    expect(outcome(flight, [saved(-600)])).toBe('drop');
    expect(outcome(flight, [saved(10)])).toBe('drop');
    expect(outcome(flight, [saved(600)])).toBe('ask');
  });

  it('does not return once the pilot has deleted it, whole or longer, and waits as a longer one of a flight that is there', () => {
    const { launchTime, landingTime } = flight.track;
    const whole = { launchTime: launchTime + 10, landingTime };
    const shorter = { launchTime, landingTime: landingTime - 600 };
    const known = [
      knownFlight({ id: 1, date: flight.date, time: flight.time, track: { sha256: 'b', launch: LAUNCH, ...shorter } }),
    ];
    expect(outcome(flight, [], TODAY, [whole])).toBe('drop');
    expect(outcome(flight, [], TODAY, [shorter])).toBe('drop');
    expect(outcome(flight, known, TODAY, [shorter])).toBe('ask');
    expect(outcome(flight, known, TODAY, [shorter, whole])).toBe('drop');
    const another = { launchTime: launchTime - 60, landingTime: launchTime - 40 };
    expect(outcome(flight, [], TODAY, [another])).toBe('add');
  });

  it('waits where it goes on in the air from a flight of the logbook', () => {
    const { track } = flight;
    const { launchTime } = track;
    const before = { sha256: 'b', launchTime: launchTime - 4_000, landingTime: launchTime - 60, launch: LAUNCH };
    const known = [knownFlight({ id: 1, date: flight.date, time: '08:00', track: before })];
    expect(outcome(flight, known)).toBe('add');
    expect(outcome({ ...flight, track: { ...track, beginsInAir: true } }, known)).toBe('ask');
  });
});
