import type { TimeRange } from '#domain/track/flight/time-range';
import { isSameRange } from '#domain/track/flight/time-range';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import type { Parsed } from '../igc-state.ts';
import styles from './part.module.css';
import { flightText } from './part-texts.ts';
import { flightIn, othersToAdd, timeRangeOf, untrimmed } from './parts.ts';
import { Trim } from './trim.tsx';

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
