import { dateInIndia } from '@dopahiya/domain/site';
import { BikeRepository, CityRepository } from '../../catalogue/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import { CatalogueFigures } from './catalogue-figures.ts';

/** The figures of a database's catalogue, by the rules of the day that a clock has in India. */
export const figuresOfToday = (orm: Orm, clock: Clock): CatalogueFigures =>
  new CatalogueFigures({
    bikes: new BikeRepository(orm),
    cities: new CityRepository(orm),
    date: () => dateInIndia(clock()),
  });
