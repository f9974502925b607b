import { Moderators } from '../../accounts/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { CaseDecisions } from './case-decisions.ts';
import { ModerationCases } from './moderation-cases.ts';
import { ModerationLog } from './moderation-log.ts';
import { ModerationService } from './moderation-service.ts';
import { ReportUndo } from './report-undo.ts';

/** Dependencies of the moderation services; `siteOrigin` is the origin of links in mails. */
export interface ModerationDeps {
  orm: Orm;
  siteOrigin: string;
  clock: Clock;
}

/** Creates the services for moderation and for checking moderators. */
export function moderationServices({ orm, siteOrigin, clock }: ModerationDeps) {
  return {
    moderators: new Moderators(orm),
    moderation: new ModerationService({
      cases: new ModerationCases(orm),
      log: new ModerationLog(orm),
      decisions: new CaseDecisions(orm, siteOrigin),
      undo: new ReportUndo(orm, siteOrigin),
      clock,
    }),
  };
}
