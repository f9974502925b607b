import type { DeskFigureReport, DeskInbox, DeskQuestion } from '@dopahiya/domain/desk';
import type { Language } from '@dopahiya/domain/site';
import type { Author } from '../../../core/author.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import type { FigureReportRepository } from '../../community/index.ts';
import type { ModerationService } from '../../market/index.ts';
import type { MessageRepository } from '../../support/index.ts';
import type { EntryService } from '../entries/entry-service.ts';
import { modelKind } from '../entries/kinds/model-kind.ts';
import { presentFigureReport } from './figure-reports.ts';
import type { QuestionRepository } from './question-repository.ts';

/** Dependencies of the inbox. */
export interface InboxSources {
  orm: Orm;
  messages: MessageRepository;
  reports: FigureReportRepository;
  questions: QuestionRepository;
  moderation: ModerationService;
  entries: Pick<EntryService, 'countDrafts'>;
}

/** Reasons recorded in the log of moderation, which asks for one. */
const reasons = {
  corrected: 'The figure was corrected at the desk.',
  kept: 'The figure was checked at the desk and stays.',
} as const;

/** Reads what waits for the owner, and settles it. */
export class InboxService {
  readonly messages: MessageRepository;
  readonly #sources: InboxSources;

  constructor(sources: InboxSources) {
    this.messages = sources.messages;
    this.#sources = sources;
  }

  /** Counts what waits. */
  async counts(author: Author): Promise<DeskInbox> {
    const { messages, reports, questions, moderation, entries } = this.#sources;
    const cases = await moderation.list({ page: 1, limit: 1 });
    return {
      messages: await messages.count('open'),
      figure_reports: await reports.count(),
      questions: await questions.count(),
      moderation_cases: cases.count,
      drafts: await entries.countDrafts(author),
    };
  }

  /** Returns a page of open reports of wrong figures, each with the value of the catalogue. */
  async figureReports(paging: Paging, language: Language): Promise<PagedRows<DeskFigureReport>> {
    const { reports, orm } = this.#sources;
    const [all, fields] = [await reports.list(), await modelKind.fields(language, orm)];
    return pageOf(
      paging,
      all.map((one) => presentFigureReport(one, fields)),
    );
  }

  /** Settles a report with a decision of moderation, so that both places agree. @throws AppError 404 or 409 */
  async settleReport({ id: moderator }: Author, id: number, verdict: keyof typeof reasons): Promise<void> {
    const decision = verdict === 'corrected' ? 'allow' : 'refuse';
    const draft = { decision, reason: reasons[verdict], subject: 'figure', subject_id: id } as const;
    await this.#sources.moderation.decide(draft, { moderator });
  }

  /** Returns a page of the questions that the chatbot could not answer, most frequent first. */
  async questions(paging: Paging): Promise<PagedRows<DeskQuestion>> {
    return pageOf(paging, await this.#sources.questions.unanswered());
  }
}

const pageOf = <Row>(paging: Paging, all: Row[]): Promise<PagedRows<Row>> =>
  readPage(paging, {
    count: all.length,
    find: ({ offset, limit }) => Promise.resolve(all.slice(offset, offset + limit)),
  });
