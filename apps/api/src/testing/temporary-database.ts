import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Database for one test run. */
export interface TemporaryDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates a uniquely named database on a PostgreSQL server, empty or as a copy of another one, which must not be in use; a copy's name
 * starts with the original's. The database in the address is not touched.
 */
export async function createTemporaryDatabase(serverUrl: string, template?: string): Promise<TemporaryDatabase> {
  const name = `${template ?? 'dopahiya_test'}_${randomBytes(6).toString('hex')}`;
  await runOn(serverUrl, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) };
}

/** Drops all remaining copies of a database, and the database itself. */
export async function dropWithCopies(serverUrl: string, template: string): Promise<void> {
  await connected(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
}

const runOn = (serverUrl: string, statement: string) => connected(serverUrl, (client) => client.query(statement));

async function connected(serverUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
