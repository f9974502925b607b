import { inMemoryAccounts } from '../areas/accounts/account-deps.ts';
import { createSources } from '../build-api.ts';
import { seedCatalogue } from '../areas/seeding/seed-catalogue.ts';
import type { Database } from '../core/database/open-database.ts';
import { catalogueFixture } from './catalogue-fixture.ts';
import { createServices, type Services, type Sources } from '../areas.ts';
import { createHash } from 'node:crypto';
import type { Derivation } from '../areas/accounts/passwords/password-hash.ts';
import { PasswordKeeper } from '../areas/accounts/passwords/password-keeper.ts';

/** Noon on 21 November 2026 in India. */
const noon = new Date('2026-11-21T12:00:00+05:30');

/** Creates the services over the made-up catalogue, with a fixed clock. */
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
 * Replaces password hashing with a fast one, for tests about something else: argon2 takes 50 ms each time. `onHash` is called for every
 * hash.
 */
export function quickPasswords(onHash: (derivation: Derivation) => void = () => undefined): PasswordKeeper {
  const derive = (derivation: Derivation) => {
    onHash(derivation);
    return Promise.resolve(createHash('sha256').update(derivation.nonce).update(derivation.message).digest());
  };
  return new PasswordKeeper({}, { derive, close: () => Promise.resolve() });
}
