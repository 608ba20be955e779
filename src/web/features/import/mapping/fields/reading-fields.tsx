import { importTexts } from '../../import-texts.ts';
import type { TableControls } from '../use-table-mapping.ts';
import styles from './fields.module.css';
import { FileFields } from './file-fields.tsx';
import { Fold } from './fold.tsx';
import { UnitFields } from './unit-fields.tsx';

const { mapping: words } = importTexts;

/** How the cells of a table are read. */
export function ReadingFields({ table }: { readonly table: TableControls }) {
  return (
    <Fold title={words.reading} startsOpen={table.draft.known === null}>
      <div className={styles.fields}>
        <UnitFields table={table} />
        <FileFields table={table} />
      </div>
    </Fold>
  );
}
