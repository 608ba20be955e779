import { initiateResetPassword } from '#contract/account';
import { call } from '#web/api/call.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { EmailRequest } from './email-request.tsx';

const ask = (email: string) => call(initiateResetPassword, { body: { email } });

/** Asks for a letter with a link to set a new password (spec, 2.15); whoever is logged in need not type the address. */
export function ResetRequestPage() {
  const logbook = useLogbookIfSignedIn();
  return (
    <EmailRequest
      title="Reset Password"
      lead="We send you a letter with a link to set a new password."
      caption="Send link"
      sentTo="Email with reset password link was successfully sent to"
      knownEmail={logbook?.pilot.email ?? null}
      send={ask}
    />
  );
}
