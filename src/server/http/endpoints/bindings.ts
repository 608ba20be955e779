import type { HttpBindings } from '@hono/node-server';
import type { AppErrorKind } from '#server/services/app-error';

/** Fields of a call's log line beside its route. */
export interface CallLogFields {
  /** The pilot of the session, also of one that the call started. */
  readonly pilotId?: number;
  /** The id of the token that the call was made with. */
  readonly tokenId?: number;
  /** Why it was rejected, and the client's network address. */
  readonly rejected?: AppErrorKind;
  readonly from?: string;
  /** The origin of a page that was opened under another address than ours, the host that it called, and our address. */
  readonly origin?: string;
  readonly host?: string;
  readonly baseUrl?: string;
}

/** Hono's environment; the bindings are missing when the app is called without a server. */
export interface Bindings {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly logFields?: CallLogFields };
}
