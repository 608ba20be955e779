import { oneTimeLogin } from '#contract/account';
import { call } from '#web/api/call.ts';
import { texts } from '#web/texts.ts';
import { EmailRequest } from './email-request.tsx';

const requestLink = (email: string) => call(oneTimeLogin, { body: { email } });

/** Requests an email with a one-time login link (spec, 2.15). */
export function OneTimeLoginPage() {
  return (
    <EmailRequest
      title={texts.account.oneTimeLogin.title}
      lead={texts.account.oneTimeLogin.lead}
      sentTo={texts.account.oneTimeLogin.sentTo}
      send={requestLink}
    />
  );
}
