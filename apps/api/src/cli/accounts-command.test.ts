import { describe, expect, it } from 'vitest';
import { accountsCommand } from './accounts.ts';
import { users } from '../core/database/account-schema.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { asha } from '../testing/account-browser.ts';
import { commandResult, endOf, startCommand } from '../testing/run-commands.ts';
import { seededServices } from '../testing/seeded-services.ts';
import { someSettings } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Settings = Record<string, string>;

const accounts = (settings: Settings, ...args: string[]) => commandResult(accountsCommand, settings, args);

describe('the command of accounts', () => {
  it('gives an account a role and takes it, by username or confirmed address', async () => {
    const settings = await someSettings();
    const database = await openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir: settings['DATA_DIR'] });
    const services = await seededServices(database, new Date());
    await services.users.register(asha);
    const unconfirmed = { ...asha, username: 'second', email: asha.email };
    await services.users.register(unconfirmed);
    await database.close();
    const { output } = await endOf(startCommand(new URL('accounts.ts', import.meta.url), settings));
    expect(output).toBe('No account has a role.\n');
    expect((await accounts(settings, 'grant', 'moderator', asha.email)).errors).toContain('No account has');
    expect((await accounts(settings, 'grant', 'moderator', asha.username)).output).toMatch(
      /^Asha\.R \(asha@example\.test\) is a moderator now/,
    );
    expect((await accounts(settings)).output).toBe('Asha.R (asha@example.test): moderator\n');
    const again = await openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir: settings['DATA_DIR'] });
    await again.orm.update(users).set({ email_verified_at: new Date() });
    await again.close();
    expect((await accounts(settings, 'grant', 'moderator', asha.email)).errors).toContain('Several accounts');
    expect((await accounts(settings, 'revoke', 'owner', asha.username)).errors).toContain('is no owner');
    expect((await accounts(settings, 'revoke', 'moderator', asha.username)).output).toContain('no moderator any more');
    expect((await accounts(settings)).output).toBe('No account has a role.\n');
  });

  it.each([[['grant', 'admin', 'asha']], [['--x']]])('says how it is used for %j', async (args) => {
    const { code, errors } = await accounts({ DATA_DIR: temporaryFolder() }, ...args);
    expect([code, errors]).toEqual([1, expect.stringContaining('accounts grant ROLE ACCOUNT')]);
  });
});
