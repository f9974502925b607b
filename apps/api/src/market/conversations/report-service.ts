import type { Author } from '../../author.ts';
import type { Clock } from '../../clock.ts';
import { notFound } from '../../errors.ts';
import type { ConversationRepository } from './conversation-repository.ts';
import type { ReportInput } from './conversation-input.ts';
import type { ReportRepository } from './report-repository.ts';

/** What a service of reports works with. */
export interface ReportSources {
  reports: ReportRepository;
  conversations: Pick<ConversationRepository, 'get'>;
  clock: Clock;
}

/** What users report of listings, conversations, and what else people write. */
export class ReportService {
  readonly #sources: ReportSources;

  constructor(sources: ReportSources) {
    this.#sources = sources;
  }

  /** Takes a report. @throws AppError 404 when there is no such thing, or nothing that the user takes part in. */
  async add({ id: user }: Author, { subject, id, ground, note = '' }: ReportInput): Promise<void> {
    const { reports, conversations, clock } = this.#sources;
    const isThere =
      subject === 'conversation'
        ? (await conversations.get(user, id)) !== undefined
        : await reports.isThere(subject, id);
    if (!isThere) throw notFound('There is nothing of this number to report.');
    await reports.add({ subject, subject_id: id, reporter_id: user, ground, note, created_at: clock() });
  }
}
