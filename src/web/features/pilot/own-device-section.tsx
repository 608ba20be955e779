import { useState } from 'react';
import type { Pilot } from '#domain/pilot';
import { PENDING as pendingTexts } from '#texts/pending';
import { PILOT as pilotTexts } from '#texts/pilot';
import { isDeviceOf } from '#web/device-storage/my-device.ts';
import { canKeepLogbook } from '#web/parts/device-app/can-keep-logbook.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { makeOwnDevice } from '#web/store/copy/device-copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';

/** Has the logbook kept on this device, for pilots who have not said so at the login; nothing where it is, or cannot be. */
export function OwnDeviceSection({ pilot }: { readonly pilot: Pilot }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (pilot.email === null || isDeviceOf(pilot.id) || !canKeepLogbook()) return null;
  const keep = async (): Promise<void> => {
    setState('busy');
    try {
      await makeOwnDevice(pilot.id);
      window.location.reload();
    } catch (error) {
      console.warn('The logbook cannot be kept on this device.', error);
      setState('failed');
    }
  };
  return (
    <Section title={pilotTexts.ownDevice.title}>
      {state === 'failed' && <Banner message={pendingTexts.notStored} />}
      <SectionLead>{pilotTexts.ownDevice.note}</SectionLead>
      <SectionButtons>
        <Button busy={state === 'busy'} onClick={() => void keep()}>
          {pilotTexts.ownDevice.keep}
        </Button>
      </SectionButtons>
    </Section>
  );
}
