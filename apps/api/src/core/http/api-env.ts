import type { RequestIdVariables } from 'hono/request-id';
import type { Author } from '../author.ts';

/** What the API's Hono apps carry through a request. */
export interface ApiEnv {
  /** `author` is there behind `requireAuthor` alone. */
  Variables: RequestIdVariables & { author: Author };
  Bindings: Caller;
}

/** Who asks: the address that a server has heard the request from, none for a page made in this process. */
export interface Caller {
  address?: string | undefined;
}
