/** Error that an operator can fix: the message says what happened, why, and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
