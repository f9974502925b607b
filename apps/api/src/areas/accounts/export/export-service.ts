import type { Clock } from '../../../core/clock.ts';
import { presentUser } from '../users/user-presenter.ts';
import type { UserService } from '../users/user-service.ts';
import type { SecondFactorService } from '../second-factor/second-factor-service.ts';
import type { ExportRepository } from './export-repository.ts';

/** Dependencies of {@link ExportService}. */
export interface ExportSources {
  stored: ExportRepository;
  accounts: Pick<UserService, 'get'>;
  secondFactors: Pick<SecondFactorService, 'of'>;
  clock: Clock;
}

/** Exports the data stored about a user. */
export class ExportService {
  readonly #sources: ExportSources;

  constructor(sources: ExportSources) {
    this.#sources = sources;
  }

  /** Returns everything stored about a user. */
  async everythingOf(user: number) {
    const { stored, accounts, secondFactors, clock } = this.#sources;
    const [account, second_factor, rest] = await Promise.all([
      accounts.get(user),
      secondFactors.of(user),
      stored.everythingOf(user),
    ]);
    return {
      exported_at: clock().toISOString(),
      account: presentUser(account, { pending_email: null, second_factor }),
      ...rest,
    };
  }
}
