import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { users } from './db/account-schema.ts';
import { openDatabase } from './db/open-database.ts';
import { asha } from './testing/account-browser.ts';
import { seededServices } from './testing/seeded-services.ts';
import { endOf, startCommand } from './testing/source-command.ts';
import { createTemporaryDatabase } from './testing/temporary-database.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

type Settings = Record<string, string>;

const serverUrl = inject('postgresServer');

/** A server where the run has one, for that is quicker; else a folder. */
async function someSettings(): Promise<Settings> {
  if (!serverUrl) return { DATA_DIR: temporaryFolder() };
  const temporary = await createTemporaryDatabase(serverUrl);
  onTestFinished(temporary.drop);
  return { DATABASE_URL: temporary.url, DATA_DIR: temporaryFolder() };
}

const accounts = (settings: Settings, ...args: string[]) =>
  endOf(startCommand(new URL('accounts.ts', import.meta.url), settings, args));

describe('the command of accounts', { timeout: 180_000 }, () => {
  it('gives an account the role of a moderator and takes it, by username or confirmed address', async () => {
    const settings = await someSettings();
    const database = await openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir: settings['DATA_DIR'] });
    const services = await seededServices(database, new Date());
    await services.users.register(asha);
    const unconfirmed = { ...asha, username: 'second', email: asha.email };
    await services.users.register(unconfirmed);
    await database.close();
    expect((await accounts(settings)).output).toBe('No account is a moderator.\n');
    expect((await accounts(settings, 'grant', 'moderator', asha.email)).errors).toContain('No account has');
    expect((await accounts(settings, 'grant', 'moderator', asha.username)).output).toMatch(
      /^Asha\.R \(asha@example\.test\) is a moderator now/,
    );
    expect((await accounts(settings)).output).toBe('Asha.R (asha@example.test)\n');
    const again = await openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir: settings['DATA_DIR'] });
    await again.orm.update(users).set({ email_verified_at: new Date() });
    await again.close();
    expect((await accounts(settings, 'grant', 'moderator', asha.email)).errors).toContain('Several accounts');
    expect((await accounts(settings, 'revoke', 'moderator', asha.username)).output).toContain('no moderator any more');
    expect((await accounts(settings)).output).toBe('No account is a moderator.\n');
  });

  it.each([[['grant']], [['grant', 'owner', 'asha']], [['revoke', 'moderator']], [['x']], [['--x']]])(
    'says how it is used for %j',
    async (args) => {
      const { code, errors } = await accounts({ DATA_DIR: temporaryFolder() }, ...args);
      expect([code, errors]).toEqual([1, expect.stringContaining('accounts grant moderator ACCOUNT')]);
    },
  );
});
