/** An error as a log may hold it. */
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

/** An error may be its own cause. */
const MAX_CAUSES = 3;
const MAX_FRAMES = 8;

/** An error for the log, without the values that a statement was sent with: they may be personal. */
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
  // PostgreSQL quotes the value that it refuses: 'invalid input syntax for type integer: "Asha"'.
  return 'severity' in error ? error.message.replace(/: ".*/s, '') : error.message;
}

/** What drizzle throws: asked for by its class, the log would load the library before the site opens. */
const isOfStatement = (error: Error): error is Error & { query: string } =>
  'query' in error && 'params' in error && typeof error.query === 'string';

/** The calls that an error came by, without Node's own and with short paths: a line of the log has little room. */
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
