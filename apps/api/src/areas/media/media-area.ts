import { type CoreSources, defineArea } from '../../core/area.ts';
import { DrawingRepository } from './drawing-repository.ts';
import { drawingRoutes } from './drawing-routes.ts';
import { DrawingService } from './drawing-service.ts';
import { logoRoutes } from './logo-routes.ts';
import { sharePictureRoutes } from './share-picture-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { SharePictureService } from './share-picture-service.ts';
import type { PhotoDeps } from './photos/photo-store.ts';

interface MediaSources extends CoreSources {
  photos: PhotoDeps;
}

/** Pictures: drawings and photographs of bikes, brand logos, share images. */
export const mediaArea = defineArea({
  services: ({ database: { orm }, photos }: MediaSources) => {
    const drawings = new DrawingRepository(orm);
    return {
      drawings: new DrawingService(drawings),
      sharePictures: new SharePictureService(drawings),
      photos: { store: photos.store },
    };
  },
  routes: ({ drawings, sharePictures, photos }, { limits }) => [
    ['/media/drawings', drawingRoutes(drawings)],
    ['/media/photos', photoRoutes(photos)],
    ['/media/logos', logoRoutes()],
    ['/media/share', sharePictureRoutes(sharePictures, limits.pictures)],
  ],
});
