import type { RequestIdVariables } from 'hono/request-id';
import type { Author } from '../author.ts';

/** Context types of the API's Hono apps. */
export interface ApiEnv {
  /** `author` is only set behind `requireAuthor`. */
  Variables: RequestIdVariables & { author: Author };
  Bindings: Caller;
}

/** Caller of a request: the client address seen by the server, none for a page rendered in this process. */
export interface Caller {
  address?: string | undefined;
}
