import { type CoreSources, defineArea } from '../../core/area.ts';
import { type AccountDeps, codesOf, Roles, SignInTries } from '../accounts/index.ts';
import { FigureReportRepository } from '../community/index.ts';
import { moderationServices } from '../market/index.ts';
import type { PhotoDeps } from '../media/index.ts';
import { MarkdownRenderer } from '../news/index.ts';
import { MessageRepository } from '../support/index.ts';
import { deskGuard, deskRoleGuard } from './access/desk-guard.ts';
import { entryReadingRoutes, entryWritingRoutes, revisionRoutes } from './entries/entry-routes.ts';
import { EntryService } from './entries/entry-service.ts';
import { PublicationService } from './entries/publication-service.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { ExportService } from './exports/export-service.ts';
import { importRoutes } from './imports/import-routes.ts';
import { ImportService } from './imports/import-service.ts';
import { figureReportRoutes, inboxRoutes, questionRoutes } from './inbox/inbox-routes.ts';
import { InboxService } from './inbox/inbox-service.ts';
import { deskMessageRoutes } from './inbox/message-routes.ts';
import { QuestionRepository } from './inbox/question-repository.ts';
import { deskCodeRoutes, deskUserRoutes, peopleRoutes } from './people/people-routes.ts';
import { BrochureService } from './tools/brochure-service.ts';
import { DeskPhotoService } from './tools/desk-photo-service.ts';
import { PreviewService } from './tools/preview-service.ts';
import { brochureRoutes, deskPhotoRoutes } from './tools/tool-routes.ts';

interface DeskSources extends CoreSources {
  photos: Pick<PhotoDeps, 'store'>;
  accounts: Pick<AccountDeps, 'keys' | 'report'>;
}

/** Area of the owner's desk: content is changed on the site instead of in files. */
export const deskArea = defineArea({
  services: ({ database, clock, photos: { store }, accounts }: DeskSources) => ({
    deskEntries: new EntryService({ database, clock }),
    deskPublications: new PublicationService({ database, clock }),
    deskPreviews: new PreviewService({ database, clock, renderer: new MarkdownRenderer() }),
    deskPhotos: new DeskPhotoService({ orm: database.orm, store, clock }),
    deskBrochures: new BrochureService(database.orm),
    deskRoles: new Roles(database.orm, clock),
    deskImports: new ImportService({ database, clock }),
    deskExports: new ExportService({ database, store, clock }),
    deskCodes: codesOf(database.orm, { ...accounts, clock }),
    deskInbox: new InboxService({
      orm: database.orm,
      messages: new MessageRepository(database.orm),
      reports: new FigureReportRepository(database.orm),
      questions: new QuestionRepository(database.orm),
      moderation: moderationServices({ orm: database.orm, clock }).moderation,
      entries: new EntryService({ database, clock }),
    }),
  }),
  routes: (
    {
      deskEntries: entries,
      deskPublications: publications,
      deskPreviews: previews,
      deskPhotos,
      deskBrochures: brochures,
      deskRoles: roles,
      deskCodes: codes,
      deskImports: imports,
      deskExports: exports,
      deskInbox: inbox,
    },
    { authenticate, limits },
  ) => {
    const guard = deskGuard({ roles, authenticate });
    const roleGuard = deskRoleGuard({ roles, authenticate });
    const tries = new SignInTries(limits);
    const ofInbox = { inbox, guard, limits };
    const deps = { entries, publications, previews, guard, limits };
    return [
      ['/api/desk/entries', entryReadingRoutes(deps)],
      ['/api/desk/entries', entryWritingRoutes(deps)],
      ['/api/desk/revisions', revisionRoutes(deps)],
      ['/api/desk/brochure', brochureRoutes({ brochures, guard, limits })],
      ['/api/desk/imports', importRoutes({ imports, guard, limits })],
      ['/api/desk/exports', exportRoutes({ exports, roles, guard, limits })],
      ['/api/desk/me', deskUserRoutes({ roles, guard })],
      ['/api/desk/code', deskCodeRoutes({ roles, codes, tries, roleGuard, limits })],
      ['/api/desk/people', peopleRoutes({ roles, guard, limits })],
      ['/api/desk/inbox', inboxRoutes(ofInbox)],
      ['/api/desk/messages', deskMessageRoutes(ofInbox)],
      ['/api/desk/figure-reports', figureReportRoutes(ofInbox)],
      ['/api/desk/questions', questionRoutes(ofInbox)],
      ['/api/desk/photos', deskPhotoRoutes({ deskPhotos, guard, limits })],
    ];
  },
});
