export { type CityGroup, cityGroups, statesToChoose } from './cities/city-groups.ts';
export { citySections } from './cities/city-sections.ts';
export { useEnteredCity } from './cities/use-entered-city.ts';
