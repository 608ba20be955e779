import { oneTimeLogin } from '#contract/account/account';
import { call } from '#web/api/call.ts';
import { accountTexts } from '#web/parts/account-form/account-texts.ts';
import { EmailRequest } from './email-request.tsx';

const requestLink = (email: string) => call(oneTimeLogin, { body: { email } });

/** Requests an email with a one-time login link. */
export function OneTimeLoginPage() {
  return (
    <EmailRequest
      title={accountTexts.oneTimeLogin.title}
      lead={accountTexts.oneTimeLogin.lead}
      sentTo={accountTexts.oneTimeLogin.sentTo}
      send={requestLink}
    />
  );
}
