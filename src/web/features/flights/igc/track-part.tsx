import { useId } from 'react';
import { type FlightOfTrack, isSameRange, type TimeRange } from '#domain/track/flight/time-range';
import { localDateTime, utcDateTime } from '#domain/track/local-time';
import { hoursAndMinutes, minutes } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import type { Parsed, Zone } from './igc-state.ts';
import styles from './part.module.css';
import { flightIn, othersToAdd, timeRangeOf, trimmed, untrimmed } from './parts.ts';

interface TrackPartProps {
  readonly parsed: Parsed;
  readonly onPart: (range: TimeRange | null) => void;
  readonly onOthers: (addsOthers: boolean) => void;
}

/**
 * Which part of its file the flight is: a choice where the file has several flights, words of caution where it may be none, or
 * begins or ends in the air, and two sliders to trim it.
 */
export function TrackPart({ parsed, onPart, onOthers }: TrackPartProps) {
  const { track, zone } = parsed;
  const range = parsed.range ?? timeRangeOf(track.analysis);
  const whole = untrimmed(track, range);
  return (
    <div className={styles.part}>
      {cautionsOf(parsed, range).map((caution) => (
        <p key={caution} className={styles.none}>
          {caution}
        </p>
      ))}
      {track.flights.length > 1 && <ChosenFlight parsed={parsed} range={range} onPart={onPart} onOthers={onOthers} />}
      <Trim
        range={range}
        recording={track.recording}
        zone={zone}
        onTrim={onPart}
        onReset={isSameRange(parsed.range, whole) ? null : () => onPart(whole)}
      />
    </div>
  );
}

/** What the pilot should know of the flight before it is saved. */
function cautionsOf({ track, range: part }: Parsed, range: TimeRange): readonly string[] {
  const { analysis, flights } = track;
  const { surelyNone, mayBeNone, beginsInAir, endsInAir } = itemFormTexts.igc;
  const own = flights[flightIn(flights, range)];
  const isWhole = own !== undefined && isSameRange(timeRangeOf(own), range);
  return [
    ...(part === null && flights.every(({ isDoubtful }) => isDoubtful) ? [surelyNone] : []),
    ...(part !== null && isWhole && own.isDoubtful ? [mayBeNone] : []),
    ...(analysis.beginsInAir ? [beginsInAir] : []),
    ...(analysis.endsInAir ? [endsInAir] : []),
  ];
}

function ChosenFlight({ parsed, range, onPart, onOthers }: TrackPartProps & { readonly range: TimeRange }) {
  const { flights } = parsed.track;
  const own = flightIn(flights, range);
  const others = othersToAdd(parsed).length;
  const areAll = others === flights.filter(({ isDoubtful }, index) => index !== own && !isDoubtful).length;
  const choices = flights.map((_, index) => ({ value: String(index), label: flightText(flights, index, parsed.zone) }));
  return (
    <>
      <SelectField
        label={itemFormTexts.igc.whichFlight}
        choices={choices}
        value={String(own)}
        onChange={(event) => {
          const flight = flights[Number(event.target.value)];
          if (flight) onPart(timeRangeOf(flight));
        }}
      />
      {others > 0 && (
        <Checkbox
          label={areAll ? itemFormTexts.igc.addOthers(others) : itemFormTexts.igc.addOthersNotStored(others)}
          checked={parsed.addsOthers}
          onChange={(event) => onOthers(event.target.checked)}
        />
      )}
    </>
  );
}

interface TrimProps {
  readonly range: TimeRange;
  /** The first and last time that a part can have. */
  readonly recording: TimeRange;
  readonly zone: Zone;
  readonly onTrim: (range: TimeRange) => void;
  /** Null while nothing is trimmed. */
  readonly onReset: (() => void) | null;
}

/** Two sliders for start and end of the flight within its file. */
function Trim({ range, recording, zone, onTrim, onReset }: TrimProps) {
  const end = (name: keyof TimeRange, label: string) => (
    <End
      label={label}
      time={range[name]}
      recording={recording}
      zone={zone}
      onTime={(time) => onTrim(trimmed(range, name, time))}
    />
  );
  return (
    <fieldset className={styles.trim}>
      <legend className={styles.legend}>{itemFormTexts.igc.trim}</legend>
      <Button tone="quiet" disabled={onReset === null} onClick={onReset ?? undefined}>
        {itemFormTexts.igc.trimReset}
      </Button>
      {end('from', itemFormTexts.igc.trimStart)}
      {end('to', itemFormTexts.igc.trimEnd)}
    </fieldset>
  );
}

interface EndProps {
  readonly label: string;
  readonly time: number;
  readonly recording: TimeRange;
  readonly zone: Zone;
  readonly onTime: (time: number) => void;
}

function End({ label, time, recording, zone, onTime }: EndProps) {
  const id = useId();
  const text = timeToTheSecond(time, zone);
  return (
    <div className={styles.end}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={recording.from}
        max={recording.to}
        value={time}
        aria-valuetext={text}
        onChange={(event) => onTime(Number(event.target.value))}
      />
      <output htmlFor={id}>{text}</output>
    </div>
  );
}

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
