import { paths } from '@dopahiya/domain/site';
import * as texts from '#texts/upcoming-list';
import { upcomingBikes } from '../bike-list/bike-sources.ts';
import type { BikeList } from '../bike-list/bike-list.ts';

/** Announced bikes that are not on sale yet, next launch first. */
export const upcomingList: BikeList = {
  ...texts.upcoming,
  path: paths.newBikes,
  sorts: [],
  fetchPage: upcomingBikes,
};
