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

interface CodedError extends Error {
  code?: string;
  /** The tries at each address of a host. */
  errors?: unknown[];
}

function causesOf(error: unknown): CodedError[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
