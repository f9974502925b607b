import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { BoundedPool } from './bounded-pool.ts';
import { isUnavailable } from './database-error.ts';

const serverUrl = inject('postgresServer');

describe.runIf(serverUrl)('BoundedPool', () => {
  it('refuses who would have to wait behind too many, and goes on serving the others', async () => {
    const pool = new BoundedPool({ connectionString: String(serverUrl), max: 1 }, 2);
    onTestFinished(() => pool.end());
    const held = await pool.connect();
    const waiting = [pool.query('select 1'), pool.query('select 1')];
    const refused: unknown = await pool.query('select 1').catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    await expect(pool.connect()).rejects.toThrow('more than 2 statements wait for a connection');
    held.release();
    expect((await Promise.all(waiting)).map(({ rowCount }) => rowCount)).toEqual([1, 1]);
  });

  it('outlives a connection that breaks between two statements of who holds it', async () => {
    const pool = new BoundedPool({ connectionString: String(serverUrl), max: 2 });
    onTestFinished(() => pool.end());
    const held = await pool.connect();
    const { rows } = await held.query<{ id: number }>('select pg_backend_pid() as id');
    const broken = new Promise<void>((resolve) => held.once('end', resolve));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.id]);
    await broken;
    const refused: unknown = await held.query('select 1').catch((error: unknown) => error);
    expect(isUnavailable(refused)).toBe(true);
    held.release();
    expect((await pool.query('select 1')).rowCount).toBe(1);
  });
});
