export { choiceBikeIn, type ChoiceFacts, choiceFactsOf, type CityPrices } from './choose/choice-bike.ts';
export { type Chosen, chooseBikes, type UncertainBike, type WhyNot, whyNot } from './choose/choose-bikes.ts';
export { type BikeComparison, compareBikes } from './choose/compare-bikes.ts';
export { criteriaOf, usualWeights } from './choose/criteria.ts';
export { instalmentOf, seatLimit } from './choose/misses.ts';
export { type ChosenBike, type Move, movesBetween, orderBikes } from './choose/order.ts';
export { type RivalBike, type RivalBikes, rivalsOf } from './choose/rivals.ts';
export { unbeatenOf } from './choose/unbeaten.ts';
export { type UseRule, useRules } from './choose/use-rules.ts';
