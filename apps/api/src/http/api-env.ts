import type { RequestIdVariables } from 'hono/request-id';

/** What the API's Hono apps carry through a request. */
export interface ApiEnv {
  Variables: RequestIdVariables;
  Bindings: Caller;
}

/** Who asks: the address that a server has heard the request from, none for a page made in this process. */
export interface Caller {
  address?: string | undefined;
}
