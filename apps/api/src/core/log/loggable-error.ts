/** Error as written to a log. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

interface CodedError extends Error {
  code?: string;
}

/** Maximum depth of causes: an error may be its own cause. */
const MAX_CAUSES = 3;
const MAX_FRAMES = 8;

/** Converts an error for the log, without the parameters of a statement, which may be personal data. */
export function loggableError(error: unknown): LoggedError {
  const frames = error instanceof Error ? framesOf(error) : [];
  return { ...withCauses(error, MAX_CAUSES), ...(frames.length > 0 && { stack: frames.join('\n') }) };
}

function withCauses(error: unknown, max: number): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, cause, name: type } = error as CodedError;
  return {
    type,
    message: withoutValues(error),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && max > 0 && { cause: withCauses(cause, max - 1) }),
  };
}

function withoutValues(error: Error): string {
  if (isOfStatement(error)) return `Failed query: ${error.query}`;
  // PostgreSQL quotes the rejected value: 'invalid input syntax for type integer: "Asha"'.
  return 'severity' in error ? error.message.replace(/: ".*/s, '') : error.message;
}

/** Detects a Drizzle query error by its fields: importing its class would load the library before the site opens. */
const isOfStatement = (error: Error): error is Error & { query: string } =>
  'query' in error && 'params' in error && typeof error.query === 'string';

/** Returns the stack frames of an error, without Node's own and with shortened paths, to fit a log line. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => line.startsWith('    at ') && !line.includes('node:internal'));
  return frames
    .slice(0, MAX_FRAMES)
    .map((frame) =>
      frame
        .trim()
        .replace(
          /(?:file:\/\/)?\/\S*?(?=(?:apps|packages)\/)(?!\S*node_modules)|(?:file:\/\/)?\/\S*node_modules\//,
          '',
        ),
    );
}
