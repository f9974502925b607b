export { type City, type CityGuess, type CityPage, cityPageSchema, citySchema } from './city.ts';
export { type Dealership, dealershipSchema, type ShowroomCount, showroomCountSchema } from './dealership.ts';
export { defaultCity } from './default-city.ts';
export { isPlaceUnknown, learnPlaceNames, loadPlaceNames, placeName, placeNamesIn } from '#texts/places';
export { stateName } from '#texts/states';
export { hindiPlaceNames } from './hindi-place-names.ts';
