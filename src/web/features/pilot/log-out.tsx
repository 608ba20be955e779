import { useLogOut } from '#web/parts/frame/log-out.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './pilot.module.css';

/** The way out at the end of the pilot's screen. */
export function LogOut() {
  const { leaving, leave } = useLogOut();
  return (
    <div className={styles.out}>
      <Button tone="danger" busy={leaving} onClick={leave}>
        Log Out
      </Button>
    </div>
  );
}
