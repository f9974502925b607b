import { type CoreSources, defineArea } from '../../core/area.ts';
import { BikeRepository, BrandRepository, BrandService } from '../catalogue/index.ts';
import { PartRepository } from './part-repository.ts';
import { partRoutes } from './part-routes.ts';
import { PartService } from './part-service.ts';
import type { PhotoDeps } from '../media/index.ts';

interface PartSources extends CoreSources {
  photos: Pick<PhotoDeps, 'onCards'>;
}

/** Spare parts: a bike's service facts, and sample products. */
export const partsArea = defineArea({
  services: ({ database: { orm }, photos }: PartSources) => ({
    parts: new PartService({
      parts: new PartRepository(orm),
      bikes: new BikeRepository(orm, photos.onCards),
      brands: new BrandService(new BrandRepository(orm)),
    }),
  }),
  routes: ({ parts }) => [['/api/parts', partRoutes(parts)]],
});
