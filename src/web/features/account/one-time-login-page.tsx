import { oneTimeLogin } from '#contract/account';
import { call } from '#web/api/call.ts';
import { EmailRequest } from './email-request.tsx';

const requestLink = (email: string) => call(oneTimeLogin, { body: { email } });

/** Requests an email with a one-time login link (spec, 2.15). */
export function OneTimeLoginPage() {
  return (
    <EmailRequest
      title="Log In Without Password"
      lead="We send you an email with a link that logs you in once."
      caption="Send link"
      sentTo="One-time-login link was successfully sent to"
      send={requestLink}
    />
  );
}
