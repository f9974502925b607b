import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { cutLine } from './cut-line.ts';
import { loggableError } from './loggable-error.ts';

/** Opens the log of a program: a line of JSON for each thing that happens, on standard output unless it goes elsewhere. */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options: LoggerOptions = { level, serializers: { err: loggableError }, hooks: { streamWrite: cutLine } };
  return destination ? pino(options, destination) : pino(options);
}

/** Tells the log of something that matters for security: what happened, and the number of whose account; never a secret. */
export type ReportEvent = (
  event: string,
  about: Readonly<Record<string, number | string>>,
  level?: 'info' | 'warn',
) => void;
