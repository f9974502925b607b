import type { ModerationDecisionDraft, ModerationSubject, ReportEffects } from '@dopahiya/domain/moderation';
import type { Clock } from '../../../core/clock.ts';
import { AppError, conflict, notFound, badRequest } from '../../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import type { CaseDecisions } from './case-decisions.ts';
import type { CaseRow, ModerationCases } from './moderation-cases.ts';
import type { DecisionRow, ModerationLog } from './moderation-log.ts';
import type { Decider } from './record-decision.ts';
import type { ReportUndo } from './report-undo.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

const OWN = marketErrors.ownContent;

/** Dependencies of {@link ModerationService}. */
export interface ModerationSources {
  cases: ModerationCases;
  log: ModerationLog;
  decisions: CaseDecisions;
  undo: ReportUndo;
  clock: Clock;
}

/** Lists moderation cases and the log, and makes, reverses and undoes decisions. */
export class ModerationService {
  readonly #sources: ModerationSources;

  constructor(sources: ModerationSources) {
    this.#sources = sources;
  }

  /** Returns one page of cases, urgent ones first, then the oldest. @throws AppError 404 for a page beyond the end. */
  list({ subject, ...paging }: Paging & { subject?: ModerationSubject | undefined }): Promise<PagedRows<CaseRow>> {
    const { cases, clock } = this.#sources;
    return readPage(paging, { count: cases.count(subject), find: (slice) => cases.find(subject, slice, clock()) });
  }

  /** Returns one page of decisions, newest first. @throws AppError 404 for a page beyond the end. */
  decided(paging: Paging): Promise<PagedRows<DecisionRow>> {
    const { log } = this.#sources;
    return readPage(paging, { count: log.count(), find: (slice) => log.find(slice) });
  }

  /**
   * Decides a case and notifies the owner of the content.
   * @throws AppError 403 for the moderator's own content, 404 if it does not exist, 409 if the case is already settled or the content has
   * changed.
   */
  async decide(draft: ModerationDecisionDraft, by: Decider): Promise<DecisionRow> {
    const { decisions, clock } = this.#sources;
    const decided = await decisions.decide(draft, by, clock());
    if (decided === 'missing') throw notFound(marketErrors.caseGone);
    if (decided === 'own') throw new AppError(403, OWN);
    if (decided === 'settled') throw conflict(marketErrors.caseSettled);
    if (decided === 'changed') throw conflict(marketErrors.caseChanged);
    if (decided === 'impossible') throw badRequest(marketErrors.caseImpossible);
    return this.#required(decided);
  }

  /**
   * Reverses a decision: restores the earlier state and reopens the case.
   * @throws AppError 404 if there is no such decision, 409 if it can no longer be reversed.
   */
  async reverse(id: number, reason: string, by: Decider): Promise<DecisionRow> {
    const { decisions, clock } = this.#sources;
    const reversed = await decisions.reverse(id, reason, by, clock());
    if (reversed === 'missing') throw notFound(marketErrors.decisionUnknown);
    if (reversed === 'own') throw new AppError(403, OWN);
    if (reversed === 'gone') throw conflict(marketErrors.reversalGone);
    if (reversed === 'settled') throw conflict(marketErrors.reversalSettled);
    if (reversed === 'changed') throw conflict(marketErrors.reversalChanged);
    return this.#required(id);
  }

  /** Returns what undoing all reports of this report's sender would change. @throws AppError 404 if there is no such report. */
  async effectsOf(report: number): Promise<ReportEffects> {
    const effects = await this.#sources.undo.effects(report);
    if (!effects) throw noReport();
    return effects;
  }

  /**
   * Undoes everything the reports of this report's sender caused.
   * @throws AppError 403 for the moderator's own content, 404 if there is no such report, 409 if there is nothing to undo or new holds were
   * added.
   */
  async undo(report: number, reason: string, by: Decider): Promise<DecisionRow> {
    const { undo, clock } = this.#sources;
    const undone = await undo.undo(report, reason, by, clock());
    if (undone === 'missing') throw noReport();
    if (undone === 'own') throw new AppError(403, OWN);
    if (undone === 'settled') throw conflict(marketErrors.noOpenReports);
    return this.#required(undone);
  }

  async #required(id: number): Promise<DecisionRow> {
    const row = await this.#sources.log.get(id);
    if (!row) throw notFound(marketErrors.decisionUnknown);
    return row;
  }
}

const noReport = (): AppError => notFound(marketErrors.reportUnknown);
