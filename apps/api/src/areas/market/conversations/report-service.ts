import type { ReportInput } from '@dopahiya/domain/inputs';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { AppError, notFound, badRequest } from '../../../core/errors.ts';
import type { ConversationRepository } from './conversation-repository.ts';
import { accountOf, otherSide } from './conversation-state.ts';
import type { NewReport, ReportRepository, StoredReport } from './report-repository.ts';
import type { ReportEvent } from '../../../core/log/open-log.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

/** Dependencies of {@link ReportService}. */
export interface ReportSources {
  reports: ReportRepository;
  conversations: Pick<ConversationRepository, 'get'>;
  clock: Clock;
  /** Called when reports hold unusually many items. */
  warn: ReportEvent;
}

/** Takes users' reports of listings, conversations and other users' content. */
export class ReportService {
  readonly #sources: ReportSources;

  constructor(sources: ReportSources) {
    this.#sources = sources;
  }

  /**
   * Stores a report.
   * @throws AppError 403 without a confirmed email address, 404 if the content does not exist or the user takes no part in it, 400 if it is
   * their own.
   */
  async add({ id: user }: Author, { subject, id, ground, note = '' }: ReportInput): Promise<void> {
    const { reports, clock, warn } = this.#sources;
    if (!(await reports.isConfirmed(user))) throw new AppError(403, marketErrors.confirmFirst);
    const report = { subject, subject_id: id, reporter_id: user, ground, note, created_at: clock() };
    const { outcome, unusual } = await this.#store(report);
    if (unusual) warn('reports hold unusually many', { ...unusual }, 'warn');
    if (outcome === 'own') throw badRequest(marketErrors.ownReported);
    if (outcome === 'nothing to report') throw nothing();
  }

  async #store(report: NewReport): Promise<StoredReport> {
    const { reports, conversations } = this.#sources;
    if (report.subject !== 'conversation') return reports.add(report);
    const row = await conversations.get(report.reporter_id, report.subject_id);
    if (!row) throw nothing();
    return reports.addOfConversation(report, accountOf(row.conversation, otherSide(row.side)));
  }
}

const nothing = (): AppError => notFound(marketErrors.nothingToReport);
