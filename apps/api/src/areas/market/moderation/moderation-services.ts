import { Roles } from '../../accounts/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { CaseDecisions } from './case-decisions.ts';
import { ModerationCases } from './moderation-cases.ts';
import { ModerationLog } from './moderation-log.ts';
import { ModerationService } from './moderation-service.ts';
import { ReportUndo } from './report-undo.ts';

/** Dependencies of the moderation services. */
export interface ModerationDeps {
  orm: Orm;
  clock: Clock;
}

/** Creates the services for moderation and for checking moderators. */
export function moderationServices({ orm, clock }: ModerationDeps) {
  return {
    moderators: new Roles(orm),
    moderation: new ModerationService({
      cases: new ModerationCases(orm),
      log: new ModerationLog(orm),
      decisions: new CaseDecisions(orm),
      undo: new ReportUndo(orm),
      clock,
    }),
  };
}
