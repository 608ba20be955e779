import { useMemo, useState } from 'react';
import type { Flight } from '#domain/flight';
import { latestFlight } from '#domain/order/numbering';
import { AirtimeFields } from '#web/parts/form/fields/airtime-fields.tsx';
import { FieldPair } from '#web/parts/form/fields/field-pair.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { texts } from '#web/texts.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { IgcSection } from '../igc/igc-section.tsx';
import { takeoffIn } from '../igc/igc-state.ts';
import { CopyLastFlight } from './copy-last-flight.tsx';
import { GliderChoice } from './glider-choice.tsx';
import { NewGliderDialog } from './new-item/new-glider-dialog.tsx';
import { NewSiteDialog } from './new-item/new-site-dialog.tsx';
import { SiteAndAltitude } from './site-and-altitude.tsx';
import { TagsChoice } from './tags-choice.tsx';
import { type FillHandlers, useFilling } from './use-filling.ts';
import { type FlightItemForm, type OpenedFlight, useFlightForm } from './use-flight-form.ts';

/** The fields of a flight, its track first. */
export function FlightForm(opened: OpenedFlight) {
  const { flight, logbook } = opened;
  const itemForm = useFlightForm(opened);
  const filling = useFilling(itemForm, logbook);
  const { field, controls, igc } = itemForm;
  const isBusy = controls.isBusy;
  const last = useLastFlight(opened);
  const [adding, setAdding] = useState<NewItemProps['adding'] | null>(null);
  return (
    <>
      <FormPage
        title={flight ? texts.flights.edit : texts.flights.add}
        controls={controls}
        canSave={igc.isSettled}
        deleteQuestion={flight ? itemFormTexts.flightForm.deleteQuestion : undefined}
      >
        <IgcSection
          igc={igc.igc}
          logbook={logbook}
          flightId={flight?.id ?? 0}
          saveError={controls.failed?.byField.igc}
          onChoose={(file) => isBusy || filling.chooseFile(file)}
          onRemove={igc.remove}
          onTrimStored={() => void igc.trimStored()}
          onDay={filling.giveDay}
          onPart={filling.choosePart}
          onOthers={igc.addOthers}
          onAddAnyway={igc.addAnyway}
          onCreateSite={(takeoff) => filling.createSite({ takeoff, name: '' })}
          onNoSite={itemForm.extras.isSiteRejected ? null : filling.declineSite}
        />
        {last && igc.igc.state === 'none' && (
          <CopyLastFlight last={last} unit={logbook.pilot.altitudeUnit} onPress={() => filling.copyFlight(last)} />
        )}
        <DateAndTime field={field} igc={igc} />
        <SiteAndAltitude itemForm={itemForm} filling={filling} sites={logbook.sites} onNew={() => setAdding('site')} />
        <AirtimeFields label={texts.terms.airtime} hours={field('hours')} minutes={field('minutes')} />
        <GliderChoice itemForm={itemForm} logbook={logbook} onNew={() => setAdding('glider')} />
        <TagsChoice itemForm={itemForm} flights={logbook.flights} />
        <TextArea label={texts.terms.remarks} {...field('remarks')} />
      </FormPage>
      {adding && <NewItem adding={adding} itemForm={itemForm} filling={filling} onClose={() => setAdding(null)} />}
    </>
  );
}

interface NewItemProps {
  readonly adding: 'site' | 'glider';
  readonly itemForm: FlightItemForm;
  readonly filling: FillHandlers;
  readonly onClose: () => void;
}

/** The dialog of a new site or glider, which the flight then has. */
function NewItem({ adding, itemForm, filling, onClose }: NewItemProps) {
  const chooseGlider = (gliderId: number): void => {
    onClose();
    itemForm.fill({ gliderId: String(gliderId) });
  };
  const chooseSite = (siteId: number): void => {
    onClose();
    itemForm.fill({ siteId: String(siteId) });
    filling.changeSite(String(siteId));
  };
  if (adding === 'glider') return <NewGliderDialog onSaved={chooseGlider} onCancel={onClose} />;
  const takeoff = takeoffIn(itemForm.igc.igc);
  return <NewSiteDialog takeoff={takeoff} onSaved={chooseSite} onMap={filling.createSite} onCancel={onClose} />;
}

/** While the day of a file is asked, that question has the only date field. */
function DateAndTime({ field, igc }: Pick<FlightItemForm, 'field' | 'igc'>) {
  if (igc.igc.state === 'undated') return null;
  return (
    <FieldPair>
      <TextField label={texts.terms.requiredDate} type="date" min="1900-01-01" max="2099-12-31" {...field('date')} />
      <TextField label={texts.terms.time} type="time" {...field('time')} />
    </FieldPair>
  );
}

/** Returns the flight that a new one may be like; null where it has nothing that the form has not already. */
function useLastFlight({ flight, logbook: { flights } }: OpenedFlight): Flight | null {
  return useMemo(() => {
    const last = flight ? null : latestFlight(flights.values());
    return last && (last.airtime > 0 || last.altitude > 0) ? last : null;
  }, [flight, flights]);
}
