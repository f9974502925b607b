import type { Fault } from '../servers/fault-server.ts';

/** Message of a page for each kind of failure. */
export const failureMessages: Record<Fault, string> = {
  error: 'The garage is closed.',
  html: 'Server returned HTML instead of JSON',
  redirect: 'Redirect encountered. Please check the API endpoint.',
  nonsense: 'Invalid data received from API',
  hang: 'The server took too long to respond. Please try again.',
};
