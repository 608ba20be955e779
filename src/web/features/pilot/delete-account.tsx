import { useState } from 'react';
import { Section } from '#web/parts/item/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import styles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';

/** Deletes the account after a confirmation. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={pilotTexts.deletion.title}>
      <p className={styles.note}>{pilotTexts.deletion.note}</p>
      <div className={styles.actions}>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {pilotTexts.deletion.title}
        </Button>
      </div>
      {isAsking && <DeleteDialog email={email} onCancel={() => setAsking(false)} />}
    </Section>
  );
}
