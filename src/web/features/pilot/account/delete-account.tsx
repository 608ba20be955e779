import { useState } from 'react';
import { Section } from '#web/parts/item/section.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '../pilot.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** Deletes the account after a confirmation. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title="Delete my account">
      <p className={styles.note}>
        Your flights, sites, gliders and tracks go with it, at once and for good. You may want to download everything
        first.
      </p>
      <div className={styles.actions}>
        <Button tone="danger" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      {isAsking && <DeleteDialog email={email} onCancel={() => setAsking(false)} />}
    </Section>
  );
}
