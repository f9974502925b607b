import { listingDraftSchema } from '@dopahiya/domain/inputs';
import { describe, expect, it } from 'vitest';
import type { Author } from '../core/author.ts';
import { users } from '../core/database/account-schema.ts';
import { listings } from '../core/database/listing-schema.ts';
import { type Database, openDatabase } from '../core/database/open-database.ts';
import { marketCommand } from './market.ts';
import { asha } from '../testing/account-browser.ts';
import { listingDraft } from '../testing/write-listings.ts';
import { commandResult, endOf, startCommand } from '../testing/run-commands.ts';
import { seededServices } from '../testing/seeded-services.ts';
import { someSettings } from '../testing/temporary-data-folder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

type Settings = Record<string, string>;

const open = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Settings) => openDatabase({ databaseUrl, dataDir });

const draft = listingDraftSchema.parse({
  ...listingDraft,
  description: 'One owner, serviced at the dealer.\nBills are there.',
});

async function listOne(database: Database) {
  const services = await seededServices(database, new Date());
  const user = await services.users.register(asha);
  const seller: Author = { id: user.id, name: user.first_name };
  return { ...services, seller, id: String((await services.ownListings.add(seller, draft)).id) };
}

const market = (settings: Settings, ...args: string[]) => commandResult(marketCommand, settings, args);

describe('the command of the market', () => {
  it('lists what waits, verifies it, holds it, releases it and rejects it, and tells the seller', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const { id } = await listOne(database);
    await database.close();
    const { output } = await endOf(startCommand(new URL('market.ts', import.meta.url), settings));
    expect(output).toMatch(new RegExp(`^${id} 1  pending  not verified  vega-110-2021-`));
    expect(output).toContain(
      '  | Vega 110\n  | 2021, 18,400 km, 1st owner, good, DL01\n  | ₹52,000, contact 9876543210\n',
    );
    expect(output).toContain('  | One owner, serviced at the dealer.\n  | Bills are there.\n');
    expect(output).toContain('Waiting to be looked at: 1.');
    const steps = [
      [['verify', id, '1'], 'pending before, active now'],
      [['hold', id, '2', '--reason', 'The plate is that of another bike.'], 'active before, held now'],
      [['release', id, '3'], 'held before, active now'],
      [['reject', id, '4', '--reason', 'There is no such bike.', '--fraud'], 'active before, rejected now'],
    ] as const;
    for (const [args, said] of steps) {
      const done = await market(settings, ...args);
      expect(done.output).toContain(`Listing ${id}: ${said}\n`);
      expect(done.output).toMatch(/The mail to its seller is in|they have had enough of these mails/);
    }
    expect((await market(settings, 'decisions')).output).toContain(`refuse listing ${id} as fraud`);
    expect((await market(settings, 'refuse', 'review', '1', '--reason', 'A fraud.', '--fraud')).code).toBe(1);
    const after = await open(settings);
    const { ownListings } = await seededServices(after);
    const { rows } = await ownListings.list({ id: 1, name: '' }, { page: 1, limit: 10 });
    expect(rows.map(({ listing }) => [listing.status, listing.reason, listing.verified_at])).toEqual([
      ['rejected', 'There is no such bike.', null],
    ]);
    await after.close();
  });

  it('decides nothing of a listing that was changed, and not what cannot follow', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const { ownListings, seller, id } = await listOne(database);
    await ownListings.change(seller, Number(id), { revision: 1, expected_price: 40_000 });
    await database.close();
    expect(await market(settings, 'verify', id, '1')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Nothing was decided.*List them again/),
    });
    expect((await market(settings, 'release', id, '2')).errors).toMatch(/cannot take release/);
    expect((await market(settings, 'verify', '999', '1')).errors).toMatch(/^No user has listed a bike/);
  });

  it('lists what users reported, decides of it, and takes that back', async () => {
    const settings = await someSettings();
    const database = await open(settings);
    const { id, users: accounts } = await listOne(database);
    const buyer = await accounts.register({ ...asha, username: 'ravi', email: 'ravi@example.test' });
    await database.orm.update(users).set({ email_verified_at: new Date() });
    await database.orm.update(listings).set({ is_unconfirmed: false });
    await database.close();
    const because = ['--reason', 'We have looked at it.'];
    expect((await market(settings, 'reports')).output).toBe('There is nothing to decide of.\n');
    expect((await market(settings, 'decisions')).output).toBe('Nothing was decided yet.\n');
    expect((await market(settings, 'allow', 'listing', id, ...because)).errors).toContain('already decided this');
    const again = await open(settings);
    const services = await seededServices(again, new Date());
    const reporter: Author = { id: buyer.id, name: buyer.first_name };
    const note = 'Not this bike.';
    await services.reports.add(reporter, { subject: 'listing', id: Number(id), ground: 'false', note });
    await again.close();
    expect((await market(settings, 'reports')).output).toMatch(
      new RegExp(
        `^listing ${id}  shown  1 report, 0 counting  .*\n  title \\| Vega 110, 2021: .*\n  \\d+ false \\| Not this bike\\.\n`,
      ),
    );
    const refused = await market(settings, 'refuse', 'listing', id, ...because);
    const [, decision = ''] = /^Decision (\d+): refuse listing/.exec(refused.output) ?? [];
    expect((await market(settings, 'reports')).output).toBe('There is nothing to decide of.\n');
    expect((await market(settings, 'reverse', decision, ...because)).output).toContain('is taken back');
    expect((await market(settings, 'reverse', decision, ...because)).errors).toContain('can’t reverse this');
    const { output } = await market(settings, 'decisions');
    expect(output).toMatch(
      new RegExp(`^${decision}  refuse listing ${id}  by command  .*\n  reason \\| We have looked`),
    );
    expect(output).toContain('  taken back  by command');
    const listed = (await market(settings, 'reports')).output;
    expect(listed).toContain(`listing ${id}  shown`);
    const [, report = ''] = /^ {2}(\d+) false \|/m.exec(listed) ?? [];
    const undone = await market(settings, 'undo', report, ...because);
    expect(undone.output).toMatch(/^Decision \d+: 0 held before are shown again, 1 reports settled as wrong/);
    expect((await market(settings, 'undo', report, ...because)).errors).toContain('no open reports to undo');
  });

  it.each([
    [['allow', 'listing', '--reason', 'Looked at.']],
    [['allow', 'person', '1', '--reason', 'Looked at.']],
    [['refuse', 'listing', '1']],
    [['reverse', 'x', '--reason', 'Looked at.']],
    [['undo', 'x', '--reason', 'Looked at.']],
    [['undo', '1']],
    [['reports', '2']],
    [['verify']],
    [['verify', '1']],
    [['verify', '1', 'x']],
    [['hold', '1', '1']],
    [['sell', '1', '1']],
    [['--x']],
  ])('says how it is used for %j', async (args) => {
    const { code, errors } = await market({ DATA_DIR: temporaryFolder() }, ...args);
    expect([code, errors]).toEqual([1, expect.stringMatching(/market verify ID REVISION|Say why with --reason/)]);
  });
});
