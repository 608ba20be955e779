import { type MouseEvent, useState } from 'react';
import { displayCoordinates } from '#domain/coordinates';
import { blankOf } from '#domain/fields/entity';
import { SITE, type SiteInput } from '#domain/fields/site';
import { readSiteEntry, siteEntryOf } from '#domain/fields/site-entry';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { SiteRequest, Takeoff } from '#web/parts/site-request/site-request.ts';
import { saveItem } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NewItemDialog } from './new-item-dialog.tsx';
import type { NewItemKind } from './use-new-item.ts';

const words = itemFormTexts.flightForm;

interface NewSiteDialogProps {
  /** The launch of the flight's track; null without one. */
  readonly takeoff: Takeoff | null;
  readonly onSaved: (id: number) => void;
  /** The pilot wants the whole form of a site, with its map. */
  readonly onMap: (request: SiteRequest) => void;
  readonly onCancel: () => void;
}

/** Adds a site by its name, at the launch of the track where there is one; or goes on to its form, where a map has the place. */
export function NewSiteDialog({ takeoff, onMap, ...props }: NewSiteDialogProps) {
  const [isAtLaunch, setAtLaunch] = useState(true);
  const place = isAtLaunch ? takeoff : null;
  const openMap = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    const input = form?.elements.namedItem('name');
    onMap({ takeoff: place, name: input instanceof HTMLInputElement ? input.value : '' });
  };
  return (
    <NewItemDialog title={words.newSite} kind={newSiteAt(place)} {...props}>
      <div>
        {takeoff && (
          <Checkbox
            label={words.atLaunch(displayCoordinates(takeoff).replace(' ', ', '))}
            checked={isAtLaunch}
            onChange={(event) => setAtLaunch(event.target.checked)}
          />
        )}
        <Button tone="quiet" onClick={openMap}>
          {words.siteOnMap}
        </Button>
      </div>
    </NewItemDialog>
  );
}

function newSiteAt(place: Takeoff | null): NewItemKind<SiteInput> {
  const { lat = null, lng = null, altitude } = place ?? {};
  const blank = siteEntryOf({ ...blankOf(SITE), lat, lng, ...(altitude && { launchAltitude: altitude }) }, 'meters');
  return {
    read: (name) => readSiteEntry({ ...blank, name }),
    save: (input, clientKey) => saveItem({ dataType: 'site', data: { id: 0, ...input }, clientKey }),
  };
}
