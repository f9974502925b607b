import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { cutLine } from './cut-line.ts';
import { loggableError } from './loggable-error.ts';

/** Opens the log of a program: one JSON line per event, on standard output unless another destination is given. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, serializers: { err: loggableError }, hooks: { streamWrite: cutLine } };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs a security event: what happened, and the number of the account; never a secret. */
export type ReportEvent = (
  event: string,
  about: Readonly<Record<string, number | string>>,
  level?: 'info' | 'warn',
) => void;
