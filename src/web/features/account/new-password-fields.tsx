import { useState } from 'react';
import { problemText } from '#contract/messages/problem-text';
import { MIN_PASSWORD } from '#domain/text';
import { ACCOUNT as accountTexts } from '#texts/account';
import { AccountPasswordField } from '#web/parts/account-form/account-fields.tsx';
import type { AccountFormState } from '#web/parts/account-form/use-account-form.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { useLatest } from '#web/ui/use-latest.ts';

/** How long nothing is typed before a password is looked up, in milliseconds. */
const TYPED_MS = 400;

interface NewPasswordFieldsProps {
  /** The label of the first field. */
  readonly of: 'own' | 'new';
  /** Name of the first field in the request. */
  readonly name: 'password' | 'nextPassword';
  readonly field: AccountFormState['field'];
}

/** A new password and its confirmation. One that is too common says so while it is typed. */
export function NewPasswordFields({ of, name, field }: NewPasswordFieldsProps) {
  const { isCommon, type } = useCommonPassword();
  const { error, ...first } = field(name);
  const tooCommon = isCommon
    ? problemText(problemTexts, { subject: 'account', field: name, code: 'passwordTooCommon' })
    : undefined;
  return (
    <>
      <AccountPasswordField
        of={of}
        autoComplete="new-password"
        enterKeyHint="next"
        hint={accountTexts.passwordHint}
        {...first}
        error={error ?? tooCommon}
        onChange={(event) => void type(event.target.value)}
      />
      <AccountPasswordField of="confirmed" autoComplete="new-password" enterKeyHint="go" {...field('confirmed')} />
    </>
  );
}

/** Whether the last typed text is a common password; false while it is not known: the server checks it in any case. */
function useCommonPassword() {
  const [isCommon, setCommon] = useState(false);
  const begin = useLatest();
  const type = async (password: string): Promise<void> => {
    const isLatest = begin();
    setCommon(false);
    if (password.length < MIN_PASSWORD) return;
    await new Promise((resolve) => setTimeout(resolve, TYPED_MS));
    if (!isLatest()) return;
    const found = await lookUp(password);
    if (isLatest()) setCommon(found);
  };
  return { isCommon, type };
}

/** By code that is loaded when it is needed. */
async function lookUp(password: string): Promise<boolean> {
  try {
    const { isCommonPassword } = await import('#web/parts/account-form/common-password.ts');
    return await isCommonPassword(password);
  } catch (error) {
    console.warn('Whether a password is common could not be looked up.', error);
    return false;
  }
}
