import { describe, expect, it } from 'vitest';
import { MAX_LINE_CHARACTERS, openLog } from './open-log.ts';

function log() {
  const lines: string[] = [];
  const logger = openLog('info', { write: (line) => void lines.push(line) });
  return { lines, logger, last: () => JSON.parse(lines.at(-1) ?? '') as Record<string, unknown> };
}

const long = 'x'.repeat(20_000);

describe('a line of the log', () => {
  it.each([
    ['a message', (logger) => logger.info(long)],
    ['a field', (logger) => logger.info({ path: `/${long}` }, 'request')],
    ['a deep field', (logger) => logger.info({ a: { b: [long, long] } }, 'request')],
    ['an error', (logger) => logger.error({ err: new Error(long, { cause: new Error(long) }) }, 'unexpected error')],
    ['a text of control characters', (logger) => logger.info({ path: '\n\u001B[31m'.repeat(2000) }, 'request')],
    ['a child of the log', (logger) => logger.child({ name: long }).info('request')],
    [
      'too many fields',
      (logger) =>
        logger.info(Object.fromEntries(Array.from({ length: long.length }, (_, at) => [`f${at}`, at])), 'request'),
    ],
  ] satisfies [string, (logger: ReturnType<typeof openLog>) => void][])(
    'is one line of JSON of at most 500 characters, whatever is long in it: %s',
    (_, write) => {
      const { lines, logger, last } = log();
      write(logger);
      expect(lines).toHaveLength(1);
      expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1);
      expect(lines[0]?.trimEnd().length).toBeLessThanOrEqual(MAX_LINE_CHARACTERS);
      expect(last()).toMatchObject({ level: expect.any(Number) as number, time: expect.any(Number) as number });
    },
  );

  it('says how much is left out, and keeps what is short', () => {
    const { logger, last } = log();
    logger.info({ requestId: 'f3b1', path: `/${long}` }, 'request');
    expect(last()).toMatchObject({ requestId: 'f3b1', msg: 'request' });
    expect(last()['path']).toMatch(/^\/x{200,}… \(\d{5} more\)$/);
  });

  it('keeps the message of an error and the calls that it came by first', () => {
    const { logger, last } = log();
    logger.error({ err: new Error('The disk is full.') }, 'unexpected error');
    expect(last()['err']).toMatchObject({
      message: 'The disk is full.',
      stack: expect.stringMatching(/^at .*apps\/api\/src\/core\/log\/open-log\.test\.ts:\d+/) as string,
    });
    expect(JSON.stringify(last())).not.toContain('file://');
  });

  it('does not end with an error that causes itself', () => {
    const { logger, last } = log();
    const error = new Error('Again.');
    error.cause = error;
    logger.error({ err: error }, 'unexpected error');
    expect(last()).toMatchObject({ err: { message: 'Again.', cause: { message: 'Again.' } } });
  });
});
