import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
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

/** Maximum length of a log line in characters, without its line break. */
export const MAX_LINE_CHARACTERS = 500;

/** Shortens a log line that is too long: its longest texts are cut equally and say how much is missing. */
function cutLine(line: string): string {
  if (line.length <= MAX_LINE_CHARACTERS + 1) return line;
  const entry = JSON.parse(line) as Record<string, unknown>;
  let [short, long] = [0, MAX_LINE_CHARACTERS];
  let cut: string | undefined;
  while (short <= long) {
    const max = Math.floor((short + long) / 2);
    const tried = JSON.stringify(entry, (_, value: unknown) =>
      typeof value === 'string' ? cutText(value, max) : value,
    );
    if (tried.length > MAX_LINE_CHARACTERS) long = max - 1;
    else {
      cut = tried;
      short = max + 1;
    }
  }
  return `${cut ?? withoutFields(entry)}\n`;
}

function cutText(text: string, max: number): string {
  const mark = `… (${text.length - max} more)`;
  return text.length <= max + mark.length ? text : text.slice(0, max) + mark;
}

/** Drops most fields of a line that has too many, keeping what happened and when. */
function withoutFields({ level, time, msg }: Record<string, unknown>): string {
  return JSON.stringify({ level, time, msg: cutText(String(msg), 200), isCut: true });
}
