import type { Pilot } from '#domain/pilot';
import type { Site } from '#domain/site';
import { AltitudeField } from '#web/parts/form/altitude-field.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSiteForm } from './use-site-form.ts';

interface SiteFormProps {
  /** Null for a new one. */
  readonly site: Site | null;
  readonly pilot: Pilot;
}

const DELETE_QUESTION = 'References to this site will be deleted from all flight records';
const EXAMPLE = '38.8897°, -77.0089°';

/** The fields of a site (spec, 2.9). */
export function SiteForm({ site, pilot }: SiteFormProps) {
  const { field, controls } = useSiteForm(site, pilot);
  return (
    <FormPage
      title={site ? 'Edit Site' : 'Add Site'}
      controls={controls}
      deleteQuestion={site ? DELETE_QUESTION : undefined}
    >
      <TextField label="Name*" autoComplete="off" {...field('name')} />
      <TextField label="Coordinates" autoComplete="off" placeholder={EXAMPLE} {...field('coordinates')} />
      <TextField label="Location" autoComplete="off" {...field('location')} />
      <AltitudeField label="Launch altitude" altitude={field('launchAltitude')} unit={field('altitudeUnit')} />
      <TextArea label="Remarks" {...field('remarks')} />
    </FormPage>
  );
}
