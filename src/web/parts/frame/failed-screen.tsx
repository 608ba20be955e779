import { texts } from '#web/texts.ts';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';

interface FailedScreenProps {
  readonly message: string;
  /** The promise settles when the attempt is over. */
  readonly onRetry: () => Promise<unknown>;
}

/** The screen where a page should be that failed. */
export function FailedScreen(props: FailedScreenProps) {
  return (
    <main id="main">
      <FailureBlock heading={texts.frame.notOpened} {...props} />
    </main>
  );
}
