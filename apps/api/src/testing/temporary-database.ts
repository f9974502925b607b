import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database that lives for one test run. */
export interface TemporaryDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Makes an empty database with a name of its own on a PostgreSQL server; the database that the address names is not touched. */
export async function createTemporaryDatabase(serverUrl: string): Promise<TemporaryDatabase> {
  const name = `dopahiya_test_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
