/** A reason why a command of the API cannot run that its operator can mend: the message says what happened, why, and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}
