import type { ModerationCaseRequest, ModerationDecisionDraft } from '@dopahiya/domain/moderation';
import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** One page of what is to be decided, the oldest first; for moderators alone. */
export const fetchModerationCases = (api: ApiClient, request: ModerationCaseRequest = {}, options?: RequestOptions) =>
  api.get('moderation/cases/', 'moderationCasePage', { ...options, search: request, asUser: true });

/** One page of what was decided, the latest first; for moderators alone. */
export const fetchModerationDecisions = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('moderation/decisions/', 'moderationDecisionPage', { ...options, search: request, asUser: true });

/** Decides of a case; refused with 409 where somebody did meanwhile, or the thing is another by now. */
export const decideCase = (api: ApiClient, draft: ModerationDecisionDraft, options?: RequestOptions) =>
  api.post('moderation/decisions/', 'moderationDecision', { ...options, json: draft, asUser: true });

/** Takes a decision back: the thing stands as before and is a case again. */
export const reverseDecision = (api: ApiClient, id: number, reason: string, options?: RequestOptions) =>
  api.post(`moderation/decisions/${id}/reversal/`, 'moderationDecision', {
    ...options,
    json: { reason },
    asUser: true,
  });

/** What undoing all reports of whoever sent this one would change. */
export const fetchReportEffects = (api: ApiClient, report: number, options?: RequestOptions) =>
  api.get(`moderation/reports/${report}/`, 'reportEffects', { ...options, asUser: true });

/** Undoes all that the reports of whoever sent this one caused. */
export const undoReports = (api: ApiClient, report: number, reason: string, options?: RequestOptions) =>
  api.post(`moderation/reports/${report}/undo/`, 'moderationDecision', { ...options, json: { reason }, asUser: true });
