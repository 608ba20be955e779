import { Link } from 'wouter';
import { itemIdIn } from '#contract/pages/pages';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { isTemporary } from '#web/store/pending/pending-change.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import styles from './saved-notice.module.css';

interface SavedNoticeProps {
  /** The page of the item that was saved. */
  readonly href: string;
  /** How many others were saved with it. */
  readonly others: number;
  readonly onDismiss: () => void;
}

/** Above a list: the new item is saved, with a link to it. */
export function SavedNotice({ href, others, onDismiss }: SavedNoticeProps) {
  const savedText = isTemporary(itemIdIn(href)) ? itemFormTexts.forms.savedHere : itemFormTexts.forms.saved;
  return (
    <div className={styles.notice} role="status">
      {others > 0 ? itemFormTexts.forms.savedWith(others) : savedText} ·
      <Link href={href} className={styles.link}>
        {texts.actions.view}
      </Link>
      <Button tone="quiet" onClick={onDismiss}>
        <Icon name="close" />
        <Hidden>{texts.actions.dismiss}</Hidden>
      </Button>
    </div>
  );
}
