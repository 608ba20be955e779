import { PRODUCT_NAME } from '#contract/product';
import { writeFlights } from '#domain/csv/write-flights';
import { localDateOf } from '#domain/local-date';
import type { Logbook } from '#web/store/logbook.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';

/** Gives the pilot all flights as a CSV file, made of what is held, in the columns of an import. */
export function ExportFlights({ logbook }: { readonly logbook: Logbook }) {
  const save = async (): Promise<void> => {
    const { joinRows } = await import('./csv-text.ts');
    const name = `${PRODUCT_NAME.toLowerCase()}-flights-${localDateOf(new Date())}.csv`;
    saveFile(new File([joinRows(writeFlights(logbook, logbook.pilot.altitudeUnit))], name, { type: 'text/csv' }));
  };
  return (
    <Button onClick={() => void save()}>
      <Icon name="download" />
      Download flights
    </Button>
  );
}
