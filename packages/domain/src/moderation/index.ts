export {
  type ModerationCase,
  moderationCasePageSchema,
  type ModerationDecision,
  moderationDecisionPageSchema,
  moderationDecisionSchema,
  type ReportEffects,
  reportEffectsSchema,
} from './moderation.ts';
export type { ModerationCaseRequest, ModerationDecisionDraft, ModerationSubject } from './moderation-request.ts';
export {
  type CaseState,
  type DecisionSubject,
  type HoldCode,
  holdCodes,
  moderationReason,
  type ModerationVerdict,
  moderationVerdicts,
} from './moderation-words.ts';
