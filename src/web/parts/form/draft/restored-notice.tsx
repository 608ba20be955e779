import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Says that the form was restored from a draft, with a button to discard it; nothing where `onDiscard` is null. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: (() => void) | null }) {
  if (!onDiscard) return null;
  return <Notice action={<Button onClick={onDiscard}>{texts.actions.discard}</Button>}>{texts.forms.restored}</Notice>;
}
