import type { FlightOfTrack } from '#domain/track/flight/time-range';
import { localDateTime, utcDateTime } from '#domain/track/local-time';
import { hoursAndMinutes, minutes } from '#domain/units';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import type { Zone } from './igc-state.ts';

/** Returns the time of day of an instant in the zone, or in UTC, marked so, while none is known. */
export function timeOfDayIn(unixSeconds: number, zone: Zone): string {
  const local = zone.state === 'found' ? localDateTime(unixSeconds, zone.timeZoneId) : null;
  return local?.time ?? itemFormTexts.igc.utc(utcDateTime(unixSeconds).time);
}

/** Returns the same to the second: no time zone has an offset of seconds today. */
export function timeToTheSecond(unixSeconds: number, zone: Zone): string {
  const seconds = String(unixSeconds % 60).padStart(2, '0');
  return timeOfDayIn(unixSeconds, zone).replace(/^\d+:\d+/, (time) => `${time}:${seconds}`);
}

/** Returns how a flight is named in the list of those of its file. */
export function flightText(flights: readonly FlightOfTrack[], index: number, zone: Zone): string {
  const { launchTime = 0, landingTime = 0, isDoubtful = false } = flights[index] ?? {};
  const airtime = hoursAndMinutes(minutes(Math.ceil((landingTime - launchTime) / 60)));
  return itemFormTexts.igc.flightOfFile({
    position: index + 1,
    count: flights.length,
    from: timeOfDayIn(launchTime, zone),
    to: timeOfDayIn(landingTime, zone),
    airtime: texts.airtime.full(airtime.hours, airtime.minutes),
    isDoubtful,
  });
}
