import { defineArea } from '../area.ts';
import { BikeRepository } from '../catalogue/bikes/bike-repository.ts';
import { BrandRepository } from '../catalogue/brands/brand-repository.ts';
import { BrandService } from '../catalogue/brands/brand-service.ts';
import { PartRepository } from './part-repository.ts';
import { partRoutes } from './part-routes.ts';
import { PartService } from './part-service.ts';

/** Spare parts: what a bike takes, and samples of what is sold for it. */
export const partsArea = defineArea({
  services: ({ database: { orm }, photos }) => ({
    parts: new PartService({
      parts: new PartRepository(orm),
      bikes: new BikeRepository(orm, photos.onCards),
      brands: new BrandService(new BrandRepository(orm)),
    }),
  }),
  routes: ({ parts }) => [['/api/parts', partRoutes(parts)]],
});
