import { bikeConditionNames, isBikeCondition } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { freeText } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { allBikesAt } from '../lists/all-bikes-list.ts';
import { BikesPage } from './bikes-page.tsx';

const conditions = bikeConditionNames.map((name) => [name, freeText((value) => isBikeCondition(name, value))] as const);

/** All bikes on sale, narrowed by as many conditions as a visitor likes. */
export const bikesPage = defineListPage({
  name: 'bikes',
  path: paths.bikes,
  find: (address) => ({ list: allBikesAt(address) }),
  parameters: Object.fromEntries(conditions),
  component: BikesPage,
});
