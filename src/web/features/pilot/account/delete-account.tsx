import { useState } from 'react';
import { Section } from '#web/parts/item/section.tsx';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from '../pilot.module.css';
import { DeleteDialog } from './delete-dialog.tsx';

/** Deletes the account after a confirmation. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={texts.pilot.deletion.title}>
      <p className={styles.note}>{texts.pilot.deletion.note}</p>
      <div className={styles.actions}>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {texts.pilot.deletion.title}
        </Button>
      </div>
      {isAsking && <DeleteDialog email={email} onCancel={() => setAsking(false)} />}
    </Section>
  );
}
