import * as v from 'valibot';
import { list } from '#contract/endpoint';
import { type ErrorType, type FieldOrRowErrors, fieldOrRowErrors, isErrorType, type RowError } from '#contract/errors';
import { keepAsEnglish } from '#web/english-words.ts';
import { texts } from '#web/texts.ts';
import type { ErrorTexts, SentTexts } from './error-texts.ts';
import { jsonIn } from './json.ts';

/** A type of the catalogue; `other` for an unknown one. */
export type CallErrorType = ErrorType | 'other';

type CallErrorDetails = ErrorTexts & {
  readonly reason?: v.InferOutput<typeof reasonOfRejection> | undefined;
  readonly status?: number | undefined;
  readonly problems?: readonly unknown[] | undefined;
};

/** A failed call. Its message can be shown as it is. */
export class CallError extends Error {
  readonly type: CallErrorType;
  /** Messages by field, or the invalid records of an import. */
  readonly errors: FieldOrRowErrors | undefined;
  /** Whether its message says more than its type. */
  readonly hasOwnMessage: boolean;
  /** The code of the rejection, where the type alone does not say why; null without one. */
  readonly code: string | null;
  /** The fields of a save or deletion that another device has changed; none for any other failure. */
  readonly conflicts: readonly string[];
  /** Whether Wingbook itself has not answered: nobody did, or a proxy, a captive portal. */
  readonly isUnanswered: boolean;
  /** The HTTP status of the response; null without a response. */
  readonly status: number | null;
  /** What `errors` say, as codes: whoever needs them parses them. */
  readonly problems: readonly unknown[] | undefined;

  constructor(type: CallErrorType, details: CallErrorDetails = {}, isUnanswered = type === 'ajaxNetworkError') {
    super(details.message ?? texts.errors[type]);
    this.name = 'CallError';
    this.type = type;
    this.errors = details.errors;
    this.hasOwnMessage = details.message !== undefined;
    this.code = details.reason?.code ?? null;
    this.conflicts = this.code === 'changedElsewhere' ? (details.reason?.fields ?? []) : [];
    this.isUnanswered = isUnanswered;
    this.status = details.status ?? null;
    this.problems = details.problems;
  }
}

const NOT_RETRYABLE: readonly CallErrorType[] = ['recordNotFound', 'validationError'];

/** Whether a banner offers Try Again (`docs/behaviour.md`, 'Errors'). */
export function canRetry(error: CallError): boolean {
  return !NOT_RETRYABLE.includes(error.type);
}

/** Whether an error is about the session, not about the call: the frame around the page shows it. */
export function isSessionError(error: CallError): boolean {
  return error.type === 'authenticationError' || error.type === 'userMismatch';
}

const ITEM_ERRORS: readonly CallErrorType[] = ['validationError', 'recordNotFound', 'badRequest'];

/** Whether a stale logbook may be the cause: one that was changed elsewhere, or restored from a backup. */
export function isItemError(error: CallError): boolean {
  return ITEM_ERRORS.includes(error.type);
}

/** Returns the messages of a rejected save by field; null for any other error. */
export function fieldErrorsOf(error: CallError): Readonly<Record<string, string>> | null {
  return error.type === 'validationError' && isByField(error.errors) ? error.errors : null;
}

/** Returns the invalid records of a file that was not imported; null for any other error. */
export function rowErrorsOf(error: CallError): readonly RowError[] | null {
  return error.type === 'fileImportError' && isByRow(error.errors) ? error.errors : null;
}

/** Returns anything thrown as an error that can be shown. */
export function callErrorOf(thrown: unknown): CallError {
  if (thrown instanceof CallError) return thrown;
  console.error(thrown);
  return new CallError('other');
}

/** Leaves out unreadable parts: a page can be older than the server. */
const failure = v.object({
  error: v.object({
    type: v.string(),
    message: v.fallback(v.optional(v.string()), undefined),
    errors: v.fallback(v.optional(fieldOrRowErrors), undefined),
    problems: v.fallback(v.optional(list(v.unknown()), []), []),
    rejection: v.optional(v.unknown()),
  }),
});

/** Returns the error of an unsuccessful response: from its error object if it has one, else from its status. */
export async function errorOfResponse(status: number, text: string): Promise<CallError> {
  const { success, output } = v.safeParse(failure, jsonIn(text));
  if (!success)
    return new CallError(status === 401 ? 'authenticationError' : 'DBReadError', { status }, status !== 401);
  const { type, ...texts } = output.error;
  const { problems } = texts;
  const reason = v.is(reasonOfRejection, texts.rejection) ? texts.rejection : undefined;
  return new CallError(isErrorType(type) ? type : 'other', { ...(await inOurWords(texts)), reason, status, problems });
}

/** A page can be older than the server: it reads only the fields that it needs. */
const reasonOfRejection = v.object({ code: v.string(), fields: v.optional(v.array(v.string())) });

/** Returns what the codes of an error say, by code that is loaded for them; the server's words where it cannot be. */
async function inOurWords(sent: SentTexts): Promise<ErrorTexts> {
  const said = sent.problems.length === 0 && sent.rejection === undefined ? sent : await madeOfCodes(sent);
  const ofServer = wordsIn(sent);
  for (const words of wordsIn(said)) if (ofServer.includes(words)) keepAsEnglish(words);
  return said;
}

async function madeOfCodes(sent: SentTexts): Promise<ErrorTexts> {
  try {
    return (await import('./error-texts.ts')).textsOfError(sent);
  } catch (error) {
    console.warn('The texts of an error could not be loaded.', error);
    return sent;
  }
}

function wordsIn({ message, errors = [] }: ErrorTexts): readonly string[] {
  const ofErrors = isByRow(errors) ? errors.map((row) => row.message) : Object.values(errors);
  return message === undefined ? ofErrors : [message, ...ofErrors];
}

function isByField(errors: FieldOrRowErrors | undefined): errors is Readonly<Record<string, string>> {
  return errors !== undefined && !Array.isArray(errors);
}

function isByRow(errors: FieldOrRowErrors | undefined): errors is readonly RowError[] {
  return Array.isArray(errors);
}
