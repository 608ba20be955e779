import { initiateResetPassword } from '#contract/account';
import { call } from '#web/api/call.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { EmailRequest } from './email-request.tsx';

const requestLink = (email: string) => call(initiateResetPassword, { body: { email } });

/** Requests an email with a link to set a new password (spec, 2.15); a logged-in pilot need not type the address. */
export function ResetRequestPage() {
  const logbook = useLogbookIfSignedIn();
  return (
    <EmailRequest
      title="Reset Password"
      lead="We send you an email with a link to set a new password."
      caption="Send link"
      sentTo="Email with reset password link was successfully sent to"
      knownEmail={logbook?.pilot.email ?? null}
      send={requestLink}
    />
  );
}
