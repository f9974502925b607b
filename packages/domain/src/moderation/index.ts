export {
  type ModerationCase,
  moderationCasePageSchema,
  type ModerationDecision,
  moderationDecisionPageSchema,
  moderationDecisionSchema,
  type ReportEffects,
  reportEffectsSchema,
} from './moderation.ts';
export {
  type ModerationCaseRequest,
  type ModerationDecisionDraft,
  type ModerationSubject,
  type CaseState,
  type DecisionSubject,
  type HoldCode,
  holdCodes,
  moderationReason,
  type ModerationVerdict,
  moderationVerdicts,
} from './moderation-words.ts';
