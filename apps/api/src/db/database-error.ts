import { DrizzleQueryError } from 'drizzle-orm';

/** Of the network: the server is gone or out of reach. */
const networkCodes = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Of PostgreSQL: broken connections, no resources, a server that starts or stops, a statement that took too long. */
const serverCodes = /^(08...|53...|57P0[1-5]|57014|25P0[34])$/;

/** Of the driver, which gives its own no code. */
const driverMessages =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect)|not queryable$/;

/** Whether an error says that the database does not answer now, and may answer later. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message, errors }) => {
    if (errors?.some(isUnavailable)) return true;
    if (code !== undefined && (networkCodes.has(code) || serverCodes.test(code))) return true;
    return driverMessages.test(message);
  });
}

/** An error as a log may hold it. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** An error for the log, without the values that a statement was sent with: they may be personal. */
export function loggableError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, cause, name: type } = error as CodedError;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type,
    message: withoutValues(error),
    ...(code !== undefined && { code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(cause !== undefined && { cause: loggableError(cause) }),
  };
}

function withoutValues(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // PostgreSQL quotes the value that it refuses: 'invalid input syntax for type integer: "Asha"'.
  return 'severity' in error ? error.message.replace(/: ".*/s, '') : error.message;
}

interface CodedError extends Error {
  code?: string;
  /** The tries at each address of a host. */
  errors?: unknown[];
}

function causesOf(error: unknown): CodedError[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
