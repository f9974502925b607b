/** Network error codes: the server is down or unreachable. */
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

/** PostgreSQL error codes: broken connections, no resources, a server that starts or stops, a statement timeout. */
const serverCodes = /^(08...|53...|57P0[1-5]|57014|25P0[34])$/;

/** Messages of driver errors, which have no code. */
const driverMessages =
  /^(Query read timeout|Connection terminated|timeout exceeded when trying to connect)|not queryable$/;

/** Checks whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  return causesOf(error).some(({ code, message, errors }) => {
    if (errors?.some(isUnavailable)) return true;
    if (code !== undefined && (networkCodes.has(code) || serverCodes.test(code))) return true;
    return driverMessages.test(message);
  });
}

interface CodedError extends Error {
  code?: string;
  /** One error for each address of a host. */
  errors?: unknown[];
}

function causesOf(error: unknown): CodedError[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
