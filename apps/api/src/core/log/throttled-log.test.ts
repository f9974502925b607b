import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ThrottledLog } from './throttled-log.ts';

describe('ThrottledLog', () => {
  it('logs one error every five seconds, and how many it held back', () => {
    const lines: Record<string, unknown>[] = [];
    let seconds = 0;
    const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
    const log = new ThrottledLog(logger, () => new Date(seconds * 1000));
    for (seconds = 0; seconds < 11; seconds++) log.error({ second: seconds }, 'the database does not answer');
    expect(lines.map(({ second, heldBack }) => [second, heldBack])).toEqual([
      [0, undefined],
      [5, 4],
      [10, 4],
    ]);
  });
});
