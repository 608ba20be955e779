import { hoursAndMinutes, type Minutes } from '#domain/units';
import { texts } from '#web/texts.ts';
import { Quantity } from '#web/ui/text/quantity.tsx';

/** Airtime in hours and minutes: `1 h 08 min`, `46 min`. */
export function Airtime({ airtime }: { readonly airtime: Minutes }) {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return <Quantity value={minutes} unit={texts.airtime.minute} />;
  return (
    <>
      <Quantity value={hours} unit={texts.airtime.hour} />{' '}
      <Quantity value={String(minutes).padStart(2, '0')} unit={texts.airtime.minute} />
    </>
  );
}
