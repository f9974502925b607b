import { inMemoryAccounts } from '../areas/accounts/account-deps.ts';
import { createSources } from '../build-api.ts';
import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import type { Database } from '../core/database/open-database.ts';
import { catalogueFixture } from './catalogue-fixture.ts';
import { createServices, type Services, type Sources } from '../areas.ts';
import { createHash } from 'node:crypto';
import type { Derivation } from '../areas/accounts/passwords/password-hash.ts';
import { PasswordKeeper } from '../areas/accounts/passwords/password-keeper.ts';

/** Noon on 21 November 2026 in India, where the made-up catalogue is at home. */
const noon = new Date('2026-11-21T12:00:00+05:30');

/** The services over the made-up catalogue, on a day that never changes. */
export async function seededServices(
  database: Database,
  now: Date = noon,
  parts: Partial<Pick<Sources, 'accounts' | 'photos' | 'market' | 'mailTo'>> = {},
): Promise<Services> {
  await seedCatalogue(database, catalogueFixture());
  const accounts = { passwords: quickPasswords(), ...(parts.accounts ?? inMemoryAccounts()) };
  return createServices(createSources(database, () => now, { ...parts, accounts }));
}

/**
 * Hashes passwords in no time, for tests that are about something else: argon2 takes a twentieth of a second each time.
 * `onHash` is told of every hash.
 */
export function quickPasswords(onHash: (derivation: Derivation) => void = () => undefined): PasswordKeeper {
  const derive = (derivation: Derivation) => {
    onHash(derivation);
    return Promise.resolve(createHash('sha256').update(derivation.nonce).update(derivation.message).digest());
  };
  return new PasswordKeeper({}, { derive, close: () => Promise.resolve() });
}
