import { useState } from 'react';
import { useLocation } from 'wouter';
import { deleteAccount } from '#contract/account/account';
import { PAGES } from '#contract/pages/pages';
import { PILOT as pilotTexts } from '#texts/pilot';
import { AccountName, AccountPasswordField } from '#web/parts/account-form/account-fields.tsx';
import { problemsOfPassword } from '#web/parts/account-form/account-problems.ts';
import { formText } from '#web/parts/account-form/form-text.ts';
import { useAccountForm } from '#web/parts/account-form/use-account-form.ts';
import { removeFilesOf } from '#web/parts/files/files-of-pilot.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { callAsPilot, discardAllOf, heldPilotId, leave, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import accountStyles from './account.module.css';

/** Deletes the account after a confirmation. */
export function DeleteAccount({ email }: { readonly email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={pilotTexts.deletion.title}>
      <SectionLead>{pilotTexts.deletion.note}</SectionLead>
      <SectionButtons>
        <Button tone="danger" onClick={() => setAsking(true)}>
          {pilotTexts.deletion.title}
        </Button>
      </SectionButtons>
      {isAsking && <DeleteDialog email={email} onCancel={() => setAsking(false)} />}
    </Section>
  );
}

const DELETE = {
  read: (form: FormData) => ({ password: formText(form, 'password') }),
  check: problemsOfPassword,
  isOfPilot: true,
};

/** Asks for the password before everything is deleted. */
function DeleteDialog({ email, onCancel }: { readonly email: string; readonly onCancel: () => void }) {
  const [, navigate] = useLocation();
  const pending = usePending().changes.length;
  const form = useAccountForm({
    ...DELETE,
    send: async ({ password }) => {
      const pilotId = heldPilotId() ?? 0;
      await callAsPilot(deleteAccount, { body: { password } });
      await discardAllOf(pilotId).catch((error: unknown) =>
        console.warn('The pending changes of a deleted account could not be removed.', error),
      );
      await removeFilesOf(pilotId);
      leave();
      navigate(PAGES.home.path);
    },
  });
  return (
    <Dialog question={pilotTexts.deletion.question} onCancel={onCancel}>
      <form className={accountStyles.dialogForm} onSubmit={form.onSubmit} noValidate>
        <p>{pilotTexts.deletion.warning}</p>
        {pending > 0 && <p>{pilotTexts.deletion.pending(pending)}</p>}
        {form.message && <Banner message={form.message} />}
        <AccountName email={email} />
        <AccountPasswordField
          of="own"
          autoComplete="current-password"
          enterKeyHint="done"
          {...form.field('password')}
        />
        <DialogButtons>
          <Button disabled={form.sending} onClick={onCancel}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" tone="dangerFilled" busy={form.sending}>
            {form.sending ? texts.actions.deleting : pilotTexts.deletion.title}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
