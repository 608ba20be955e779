import { lastCopy, type NightlyCopies, switchCopies } from '#contract/account/nightly-copies';
import { PRODUCT_NAME } from '#contract/product';
import { callAsPilot, downloadAsPilot } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';
import { useButtonCall } from './use-button-call.ts';
import { useNightlyCopies } from './use-nightly-copies.ts';

/** Switches the nightly copies on and off, and downloads the last one. */
export function NightlyCopiesSection() {
  const copies = useNightlyCopies();
  if (copies.state === 'loading') return <Skeleton height="45px" />;
  if (copies.state === 'failed') return <Banner message={copies.error.message} onRetry={copies.reload} />;
  return <CopySwitch copies={copies.copies} onSwitched={copies.reload} />;
}

interface CopySwitchProps {
  readonly copies: NightlyCopies;
  readonly onSwitched: () => Promise<void>;
}

function CopySwitch({ copies: { isOn, last }, onSwitched }: CopySwitchProps) {
  const work = useButtonCall(async () => {
    await callAsPilot(switchCopies, { body: { isOn: !isOn } });
    await onSwitched();
  });
  return (
    <>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <Checkbox
        label={pilotTexts.copies.label}
        checked={isOn}
        disabled={work.isBusy}
        onChange={() => void work.run()}
      />
      {last && <LastCopy madeAt={last.madeAt} />}
    </>
  );
}

function LastCopy({ madeAt }: { readonly madeAt: string }) {
  const work = useButtonCall(async () => {
    const name = `${PRODUCT_NAME.toLowerCase()}-${madeAt.slice(0, 10)}.zip`;
    saveFile(new File([await downloadAsPilot(lastCopy)], name, { type: 'application/zip' }));
  });
  return (
    <>
      <p className={styles.note}>{pilotTexts.copies.last(madeAt)}</p>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <div className={styles.actions}>
        <Button busy={work.isBusy} onClick={() => void work.run()}>
          <Icon name="download" />
          {pilotTexts.copies.download}
        </Button>
      </div>
    </>
  );
}
