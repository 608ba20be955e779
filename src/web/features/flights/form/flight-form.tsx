import { useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { type DueItem, urgentOf } from '#domain/due/dues';
import type { Flight } from '#domain/flight';
import { isolated } from '#domain/isolated';
import { latestFlight } from '#domain/order/numbering';
import { usedTags } from '#domain/tags';
import type { AltitudeUnit } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { DueState } from '#web/parts/due/due-state.tsx';
import { checkNameOf } from '#web/parts/due/due-text.ts';
import { useDues } from '#web/parts/due/dues-today.ts';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import { AltitudeField } from '#web/parts/form/altitude-field.tsx';
import { FieldPair, FigureFields } from '#web/parts/form/field-group.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { TagsField } from '#web/parts/form/tags-field.tsx';
import { Airtime, Altitude } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { knownIdOf } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { IgcSection } from '../igc/igc-section.tsx';
import { takeoffIn } from '../igc/igc-state.ts';
import { choicesOf } from './flight-choices.ts';
import styles from './flight-form.module.css';
import { NewGliderDialog, NewSiteDialog } from './new-item-dialog.tsx';
import { type FillHandlers, useFilling } from './use-filling.ts';
import { type FlightItemForm, type OpenedFlight, useFlightForm } from './use-flight-form.ts';
import { useSecondTrack } from './use-second-track.tsx';

/** The fields of a flight, its track first. */
export function FlightForm(opened: OpenedFlight) {
  const { flight, logbook } = opened;
  const itemForm = useFlightForm(opened);
  const filling = useFilling(itemForm, logbook);
  const { field, controls, igc } = itemForm;
  const isBusy = controls.isBusy;
  const second = useSecondTrack(opened, itemForm, filling);
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
        {second.notice}
        <IgcSection
          igc={igc.igc}
          logbook={logbook}
          flightId={flight?.id ?? 0}
          saveError={controls.failed?.byField.igc}
          onChoose={(file) => isBusy || filling.chooseFile(file)}
          onDrop={(file) => isBusy || second.drop(file)}
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
        <SiteChoice itemForm={itemForm} filling={filling} sites={logbook.sites} onNew={() => setAdding('site')} />
        <AltitudeAndAirtime itemForm={itemForm} filling={filling} />
        <GliderChoice itemForm={itemForm} logbook={logbook} onNew={() => setAdding('glider')} />
        <TagsChoice itemForm={itemForm} flights={logbook.flights} />
        <TextArea label={texts.terms.remarks} {...field('remarks')} />
      </FormPage>
      {second.question}
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
    itemForm.change((flight) => ({ ...flight, gliderId: String(gliderId) }));
  };
  const chooseSite = (siteId: number): void => {
    onClose();
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
      <DateField label={texts.terms.requiredDate} {...field('date')} />
      <TextField label={texts.terms.time} type="time" {...field('time')} />
    </FieldPair>
  );
}

/** Returns the last flight, whose values a new one may take; null when it has none that the form lacks. */
function useLastFlight({ flight, logbook: { flights } }: OpenedFlight): Flight | null {
  return useMemo(() => {
    const last = flight ? null : latestFlight(flights.values());
    return last && (last.airtime > 0 || last.altitude > 0) ? last : null;
  }, [flight, flights]);
}

interface CopyLastFlightProps {
  readonly last: Flight;
  readonly unit: AltitudeUnit;
  readonly onPress: () => void;
}

/** Fills a new flight from the last one: the same site and glider, altitude and airtime. */
function CopyLastFlight({ last, unit, onPress }: CopyLastFlightProps) {
  return (
    <Button wide className={styles.copyLast} onClick={onPress}>
      <span>{itemFormTexts.flightForm.likeLast}</span>
      <span className={styles.lastFigures}>
        {last.airtime > 0 && (
          <span>
            <Airtime airtime={last.airtime} />
          </span>
        )}
        {last.altitude > 0 && <Altitude altitude={last.altitude} unit={unit} />}
      </span>
    </Button>
  );
}

interface SiteChoiceProps {
  readonly itemForm: FlightItemForm;
  readonly filling: FillHandlers;
  readonly sites: Logbook['sites'];
  /** Opens the dialog of a new site. */
  readonly onNew: () => void;
}

/** The site of a flight, or a new one. */
function SiteChoice({ itemForm, filling, sites, onNew }: SiteChoiceProps) {
  const site = itemForm.field('siteId');
  const siteId = useWatch({ control: itemForm.form.control, name: 'siteId' });
  return (
    <div>
      <SelectField
        label={texts.terms.site}
        choices={choicesOf(sites.values(), texts.terms.noSite, siteId)}
        {...site}
        onChange={(event) => {
          filling.changeSite(event.target.value);
          return site.onChange(event);
        }}
      />
      <div className={styles.belowField}>
        <button type="button" className={styles.below} onClick={onNew}>
          {itemFormTexts.flightForm.newSite}
        </button>
      </div>
    </div>
  );
}

/** Max altitude and airtime: on a sled ride the site determines the altitude. */
function AltitudeAndAirtime({ itemForm, filling }: Pick<SiteChoiceProps, 'itemForm' | 'filling'>) {
  const { field, extras } = itemForm;
  const { isSled } = extras;
  return (
    <div>
      <FigureFields>
        <AltitudeField
          label={texts.terms.maxAltitude}
          altitude={{ ...field('altitude'), disabled: isSled }}
          unit={{ ...field('altitudeUnit'), disabled: isSled }}
          onTyped={filling.typeAltitude}
          onUnit={filling.changeUnit}
        />
        <AirtimeFields label={texts.terms.airtime} hours={field('hours')} minutes={field('minutes')} />
      </FigureFields>
      <Checkbox
        label={itemFormTexts.flightForm.sledRide}
        checked={isSled}
        onChange={(event) => filling.tickSled(event.target.checked)}
      />
    </div>
  );
}

interface GliderChoiceProps {
  readonly itemForm: FlightItemForm;
  readonly logbook: Logbook;
  /** Opens the dialog of a new glider. */
  readonly onNew: () => void;
}

/** The glider of a flight, or a new one, and whether its check is due. */
function GliderChoice({ itemForm, logbook, onNew }: GliderChoiceProps) {
  const { gliders } = logbook;
  const gliderId = useWatch({ control: itemForm.form.control, name: 'gliderId' });
  const chosen = gliders.get(knownIdOf(Number(gliderId)));
  return (
    <div>
      <SelectField
        label={texts.terms.glider}
        choices={choicesOf(gliders.values(), texts.terms.noGlider, gliderId)}
        {...itemForm.field('gliderId')}
      />
      <div className={styles.belowField}>
        <button type="button" className={styles.below} onClick={onNew}>
          {itemFormTexts.flightForm.newGlider}
        </button>
        <UrgentChecks gliderId={chosen?.id ?? null} logbook={logbook} />
      </div>
    </div>
  );
}

interface UrgentChecksProps {
  /** Null where no glider is chosen. */
  readonly gliderId: number | null;
  readonly logbook: Logbook;
}

/** The checks of the glider, and of the gear that is used with it, where they are due, or soon will be. */
function UrgentChecks({ gliderId, logbook }: UrgentChecksProps) {
  const urgent = urgentOf(useDues(logbook)).filter(({ subject }) => isUsedWith(subject, gliderId, logbook.gear));
  return urgent.map((item) => (
    <span key={item.key} className={styles.due}>
      {item.subject.type === 'gear' && `${isolated(item.subject.name)}: `}
      {checkNameOf(item.check)} <DueState item={item} />
    </span>
  ));
}

function isUsedWith({ type, id }: DueItem['subject'], gliderId: number | null, gear: Logbook['gear']): boolean {
  if (type === 'glider') return id === gliderId;
  const gliderIds = gear.get(id)?.gliderIds ?? [];
  return gliderIds.length === 0 || (gliderId !== null && gliderIds.includes(gliderId));
}

interface TagsChoiceProps {
  readonly itemForm: FlightItemForm;
  readonly flights: Logbook['flights'];
}

/** The tags of a flight; those of the pilot's other flights are proposed. */
function TagsChoice({ itemForm, flights }: TagsChoiceProps) {
  const { field } = useController({ control: itemForm.form.control, name: 'tags' });
  const used = useMemo(() => usedTags(flights.values()), [flights]);
  return <TagsField value={field.value} onChange={field.onChange} error={itemForm.field('tags').error} used={used} />;
}
