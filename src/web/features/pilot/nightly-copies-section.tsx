import { lastCopy, type NightlyCopies, readCopies, switchCopies } from '#contract/account/nightly-copies';
import { PRODUCT_NAME } from '#contract/product';
import { PILOT as pilotTexts } from '#texts/pilot';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { callAsPilot, downloadAsPilot } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { useButtonCall } from './use-button-call.ts';

/** Switches the nightly copies on and off, and downloads the last one. */
export function NightlyCopiesSection() {
  const copies = useNightlyCopies();
  if (copies.state === 'loading') return <Skeleton height="45px" />;
  if (copies.state === 'failed') return <LoadFailure error={copies.error} onRetry={copies.reload} />;
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
      <SectionLead>{pilotTexts.copies.last(madeAt)}</SectionLead>
      {work.message && <Banner message={work.message} onRetry={work.run} />}
      <SectionButtons>
        <Button busy={work.isBusy} onClick={() => void work.run()}>
          <Icon name="download" />
          {pilotTexts.copies.download}
        </Button>
      </SectionButtons>
    </>
  );
}

type LoadedCopies =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly copies: NightlyCopies };

const LOADING: LoadedCopies = { state: 'loading' };

/** Loads whether the server keeps copies of the pilot's data, and the last one; `reload` does so again. */
export function useNightlyCopies(): LoadedCopies & { readonly reload: () => Promise<void> } {
  const [copies, reload] = useLoaded<LoadedCopies>(fetchCopies, LOADING);
  return { ...copies, reload };
}

function fetchCopies(): Promise<LoadedCopies> {
  return callAsPilot(readCopies).then(
    (copies) => ({ state: 'ready', copies }),
    (thrown: unknown) => ({ state: 'failed', error: callErrorOf(thrown) }),
  );
}
