import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { AccountDeps } from '../account-deps.ts';
import { SecretBox } from './secret-box.ts';
import { SecondFactorRepository } from './second-factor-repository.ts';
import { SecondFactorService } from './second-factor-service.ts';

const unasked = () => Promise.reject(new Error('This check of codes asks for no password.'));

/** Creates the check of codes on its own, for what asks for a code but for no password. */
export const codesOf = (
  orm: Orm,
  { keys, report, clock }: Pick<AccountDeps, 'keys' | 'report'> & { clock: Clock },
): Pick<SecondFactorService, 'take'> =>
  new SecondFactorService({
    factors: new SecondFactorRepository(orm),
    box: new SecretBox(keys),
    accounts: { confirm: unasked, get: unasked },
    report,
    clock,
  });
