import type { ModerationCaseRequest, ModerationDecisionDraft } from '@dopahiya/domain/moderation';
import type { PageRequest } from '@dopahiya/domain/requests';
import type { ApiClient, RequestOptions } from '../create-api-client.ts';

/** Returns a page of the open moderation cases, oldest first; for moderators only. */
export const fetchModerationCases = (api: ApiClient, request: ModerationCaseRequest = {}, options?: RequestOptions) =>
  api.get('moderation/cases/', 'moderationCasePage', { ...options, search: request, asUser: true });

/** Returns a page of the moderation decisions, latest first; for moderators only. */
export const fetchModerationDecisions = (api: ApiClient, request: PageRequest = {}, options?: RequestOptions) =>
  api.get('moderation/decisions/', 'moderationDecisionPage', { ...options, search: request, asUser: true });

/** Decides a case; fails with 409 if it was decided or its content changed in the meantime. */
export const decideCase = (api: ApiClient, draft: ModerationDecisionDraft, options?: RequestOptions) =>
  api.post('moderation/decisions/', 'moderationDecision', { ...options, json: draft, asUser: true });

/** Reverses a decision: restores the previous state and reopens the case. */
export const reverseDecision = (api: ApiClient, id: number, reason: string, options?: RequestOptions) =>
  api.post(`moderation/decisions/${id}/reversal/`, 'moderationDecision', {
    ...options,
    json: { reason },
    asUser: true,
  });

/** Returns what undoing all reports by this report's author would change. */
export const fetchReportEffects = (api: ApiClient, report: number, options?: RequestOptions) =>
  api.get(`moderation/reports/${report}/`, 'reportEffects', { ...options, asUser: true });

/** Undoes the effects of all reports by this report's author. */
export const undoReports = (api: ApiClient, report: number, reason: string, options?: RequestOptions) =>
  api.post(`moderation/reports/${report}/undo/`, 'moderationDecision', { ...options, json: { reason }, asUser: true });
