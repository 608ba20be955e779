import { useState } from 'react';
import { PRODUCT_NAME } from '#contract/product';
import { writeFlights } from '#domain/csv/write-flights';
import { MAX_FILE_BYTES } from '#domain/file';
import { localDateOf } from '#domain/local-date';
import { PILOT as pilotTexts } from '#texts/pilot';
import { SectionLead } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';

/** Downloads all flights as a CSV file with the columns of an import, built in the browser. */
export function ExportFlights({ logbook }: { readonly logbook: Logbook }) {
  const [isTooLarge, setTooLarge] = useState(false);
  const save = async (): Promise<void> => {
    const { joinRows } = await import('../../parts/files/csv-text.ts');
    const name = `${PRODUCT_NAME.toLowerCase()}-flights-${localDateOf(new Date())}.csv`;
    const file = new File([joinRows(writeFlights(logbook, logbook.pilot.altitudeUnit))], name, { type: 'text/csv' });
    setTooLarge(file.size > MAX_FILE_BYTES);
    saveFile(file);
  };
  return (
    <>
      <Button onClick={() => void save()}>
        <Icon name="download" />
        {pilotTexts.data.download}
      </Button>
      {isTooLarge && <SectionLead>{pilotTexts.data.tooLarge}</SectionLead>}
    </>
  );
}
