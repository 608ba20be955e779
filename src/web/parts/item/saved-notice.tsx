import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { Hidden } from '#web/ui/hidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './saved-notice.module.css';

interface SavedNoticeProps {
  /** The page of the item that was saved. */
  readonly href: string;
  readonly onDismiss: () => void;
}

/** Above a list: the new item is saved, with a link to it. */
export function SavedNotice({ href, onDismiss }: SavedNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      Saved ·
      <Link href={href} className={styles.link}>
        View
      </Link>
      <Button tone="quiet" onClick={onDismiss}>
        <Icon name="close" />
        <Hidden>Dismiss</Hidden>
      </Button>
    </div>
  );
}
