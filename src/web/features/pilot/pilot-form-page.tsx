import { useState } from 'react';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { PilotForm } from './pilot-form.tsx';

/** The form of the pilot. */
export function PilotFormPage() {
  return (
    <WithLogbook loading={<LoadingPage narrow title="Edit Pilot" rowHeight="68px" />}>
      {(logbook) => <OpenedForm logbook={logbook} />}
    </WithLogbook>
  );
}

/** The form is of the pilot as it was when it was opened, whatever comes from other devices meanwhile. */
function OpenedForm({ logbook }: { readonly logbook: Logbook }) {
  const [pilot] = useState(logbook.pilot);
  return <PilotForm pilot={pilot} />;
}
