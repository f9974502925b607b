import { type CoreSources, defineArea } from '../../core/area.ts';
import { Roles } from '../accounts/index.ts';
import type { PhotoDeps } from '../media/index.ts';
import { MarkdownRenderer } from '../news/index.ts';
import { deskGuard } from './access/desk-guard.ts';
import { entryReadingRoutes, entryWritingRoutes, revisionRoutes } from './entries/entry-routes.ts';
import { EntryService } from './entries/entry-service.ts';
import { PublicationService } from './entries/publication-service.ts';
import { BrochureService } from './tools/brochure-service.ts';
import { DeskPhotoService } from './tools/desk-photo-service.ts';
import { PreviewService } from './tools/preview-service.ts';
import { brochureRoutes, deskPhotoRoutes } from './tools/tool-routes.ts';

interface DeskSources extends CoreSources {
  photos: Pick<PhotoDeps, 'store'>;
}

/** Area of the owner's desk: content is changed on the site instead of in files. */
export const deskArea = defineArea({
  services: ({ database, clock, photos: { store } }: DeskSources) => ({
    deskEntries: new EntryService({ database, clock }),
    deskPublications: new PublicationService({ database, clock }),
    deskPreviews: new PreviewService({ database, clock, renderer: new MarkdownRenderer() }),
    deskPhotos: new DeskPhotoService({ orm: database.orm, store, clock }),
    deskBrochures: new BrochureService(database.orm),
    deskRoles: new Roles(database.orm, clock),
  }),
  routes: (
    {
      deskEntries: entries,
      deskPublications: publications,
      deskPreviews: previews,
      deskPhotos,
      deskBrochures: brochures,
      deskRoles: roles,
    },
    { authenticate, limits },
  ) => {
    const guard = deskGuard({ roles, authenticate });
    const deps = { entries, publications, previews, guard, limits };
    return [
      ['/api/desk/entries', entryReadingRoutes(deps)],
      ['/api/desk/entries', entryWritingRoutes(deps)],
      ['/api/desk/revisions', revisionRoutes(deps)],
      ['/api/desk/brochure', brochureRoutes({ brochures, guard, limits })],
      ['/api/desk/photos', deskPhotoRoutes({ deskPhotos, guard, limits })],
    ];
  },
});
