import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Says that the form is filled with what was typed before the page was loaded, and takes it away again; null: it is not. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: (() => void) | null }) {
  if (!onDiscard) return null;
  return <Notice action={<Button onClick={onDiscard}>Discard</Button>}>Restored what you had typed.</Notice>;
}
