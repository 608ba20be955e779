import { hoursAndMinutes, type Minutes } from '#domain/units';
import { Quantity } from '#web/ui/quantity.tsx';

/** Airtime in hours and minutes: `1 h 08 min`, `46 min`. */
export function Airtime({ airtime }: { readonly airtime: Minutes }) {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return <Quantity value={minutes} unit="min" />;
  return (
    <>
      <Quantity value={hours} unit="h" /> <Quantity value={String(minutes).padStart(2, '0')} unit="min" />
    </>
  );
}
