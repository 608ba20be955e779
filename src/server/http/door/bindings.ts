import type { HttpBindings } from '@hono/node-server';
import type { RefusalKind } from '#server/services/refusal';

/** What the line of a call in the log says beside its route. */
export interface CallFacts {
  /** Whose session it was, or became. */
  readonly pilotId?: number;
  /** Why it was turned down, and from which network address such a call came. */
  readonly refused?: RefusalKind;
  readonly from?: string;
}

/** What Hono knows of a request; the socket is missing where the app itself is asked. */
export interface Bindings {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { readonly facts?: CallFacts };
}
