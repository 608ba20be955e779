import { exportAccount } from '#contract/account/account';
import { PRODUCT_NAME } from '#contract/product';
import { localDateOf } from '#domain/local-date';
import { downloadAsPilot } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';
import { useButtonCall } from './use-button-call.ts';

/** Downloads all of the pilot's data as one file. */
export function ExportAll() {
  const work = useButtonCall(async () => {
    const name = `${PRODUCT_NAME.toLowerCase()}-${localDateOf(new Date())}.zip`;
    saveFile(new File([await downloadAsPilot(exportAccount)], name, { type: 'application/zip' }));
  });
  return (
    <>
      <p className={styles.note}>{pilotTexts.data.archiveNote}</p>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <div className={styles.actions}>
        <Button busy={work.isBusy} onClick={() => void work.run()}>
          <Icon name="download" />
          {work.isBusy ? pilotTexts.data.packing : pilotTexts.data.downloadAll}
        </Button>
      </div>
    </>
  );
}
