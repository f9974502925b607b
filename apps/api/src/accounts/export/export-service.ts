import type { Clock } from '../../clock.ts';
import { presentUser } from '../users/user-presenter.ts';
import type { UserService } from '../users/user-service.ts';
import type { ExportRepository } from './export-repository.ts';

/** What an export service reads from. */
export interface ExportSources {
  stored: ExportRepository;
  accounts: Pick<UserService, 'get'>;
  clock: Clock;
}

/** What people take with them of what we hold of them. */
export class ExportService {
  readonly #sources: ExportSources;

  constructor(sources: ExportSources) {
    this.#sources = sources;
  }

  /** Everything that is stored of somebody. */
  async everythingOf(user: number) {
    const { stored, accounts, clock } = this.#sources;
    const [account, rest] = await Promise.all([accounts.get(user), stored.everythingOf(user)]);
    return {
      exported_at: clock().toISOString(),
      account: presentUser(account),
      ...rest,
    };
  }
}
