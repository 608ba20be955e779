import { altitudeText } from '#web/parts/form/fields/altitude-origin.ts';
import type { Logbook } from '#web/store/logbook.ts';
import type { AltitudeFields } from './flight-draft.ts';
import { type CopiedFlight, fieldsOfLast, fieldsOfSledRide } from './proposed-fields.ts';
import type { FlightItemForm } from './use-flight-form.ts';

/** Handlers that fill the altitude of a flight form. */
export interface AltitudeFilling {
  readonly tickSled: (isSled: boolean) => void;
  /** Sets the altitude to that of the site with this id, on a sled ride. */
  readonly followSite: (siteId: string) => void;
  /** Sets the fields to those of another flight. */
  readonly copyFlight: (flight: CopiedFlight) => void;
  /** The pilot typed an altitude. */
  readonly typeAltitude: () => void;
  /** The pilot chose another unit of altitude. */
  readonly changeUnit: () => void;
}

/** Fills the altitude from the site on a sled ride, and converts it when the unit changes. */
export function useAltitudeFilling(
  { form, extras, changeExtras, fill }: FlightItemForm,
  { pilot, sites }: Logbook,
): AltitudeFilling {
  const fillAltitude = ({ origin, ...fields }: AltitudeFields): void => {
    changeExtras({ origin });
    fill(fields);
  };
  /** Where no launch altitude is known, the values from before the sled ride are restored. */
  const fillFromSite = (siteId: string, before: AltitudeFields | null): void => {
    const site = sites.get(Number(siteId));
    const fields = (site && fieldsOfSledRide(site, pilot.altitudeUnit)) ?? before;
    if (fields) fillAltitude(fields);
  };
  return {
    tickSled: (isSled) => {
      const { altitude, altitudeUnit, siteId } = form.getValues();
      const now = { altitude, altitudeUnit, origin: extras.origin };
      changeExtras({ isSled, beforeSled: isSled ? now : null });
      if (isSled) fillFromSite(siteId, now);
      else if (extras.beforeSled) fillAltitude(extras.beforeSled);
    },
    followSite: (siteId) => {
      if (extras.isSled) fillFromSite(siteId, extras.beforeSled);
    },
    copyFlight: (flight) => {
      changeExtras({ isSled: false, beforeSled: null, origin: flight.altitude });
      fill(fieldsOfLast(flight, form.getValues('altitudeUnit')));
    },
    typeAltitude: () => changeExtras({ origin: null }),
    changeUnit: () => {
      if (extras.origin !== null) fill({ altitude: altitudeText(extras.origin, form.getValues('altitudeUnit')) });
    },
  };
}
