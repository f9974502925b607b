import type { RequestIdVariables } from 'hono/request-id';

/** What the API's Hono apps carry through a request. */
export interface ApiEnv {
  Variables: RequestIdVariables;
}
