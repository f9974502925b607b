import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/test-databases.ts';
import { loggableError } from '../log/loggable-error.ts';
import { isUnavailable } from './database-error.ts';

describe('isUnavailable', () => {
  const coded = (code: string) => Object.assign(new Error('no'), { code });
  it.each([
    ['a server out of reach', coded('ECONNREFUSED')],
    ['a host of which no address answers', new AggregateError([coded('ECONNREFUSED')], '')],
    ['a server that is shutting down', coded('57P01')],
    ['a statement that took too long', coded('57014')],
    ['a server without a connection to spare', coded('53300')],
    ['a server that hangs', new Error('Query read timeout')],
    ['a connection that breaks', new Error('Connection terminated unexpectedly')],
    ['whatever one of them has caused', new Error('Failed query', { cause: coded('ECONNRESET') })],
  ])('is true of %s', (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([coded('23505'), coded('42P01'), new Error('Failed query'), 'ECONNREFUSED', undefined])(
    'is false of %s',
    (error) => {
      expect(isUnavailable(error)).toBe(false);
    },
  );
});

describe.each(testDatabases)('loggableError of $name', ({ open }) => {
  it('names statement and code, and none of the values', async () => {
    const { orm, close } = await open();
    const error: unknown = await orm.execute(sql`select ${'Asha Rao'}::integer`).catch((caught: unknown) => caught);
    await close();
    const logged = loggableError(error);
    expect(logged).toMatchObject({ message: 'Failed query: select $1::integer', cause: { code: '22P02' } });
    expect(JSON.stringify(logged)).not.toContain('Asha');
    expect(logged.stack).toMatch(/^at /);
  });
});
