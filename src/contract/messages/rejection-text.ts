import type { RejectionOf, RejectionParameters } from '../rejections.ts';

/** The texts of rejections in one language, by their codes: strings, or functions of their parameters. */
export type RejectionMessages = {
  readonly [Code in keyof RejectionParameters]: string | ((parameters: RejectionParameters[Code]) => string);
};

/** Returns the message of a rejection. */
export function rejectionText<Code extends keyof RejectionParameters>(
  messages: RejectionMessages,
  rejection: RejectionOf<Code>,
): string {
  const text: string | ((parameters: RejectionParameters[Code]) => string) = messages[rejection.code];
  return typeof text === 'string' ? text : text(rejection);
}
