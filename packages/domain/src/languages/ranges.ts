import { bikeRangesIn } from '../bikes/bike-ranges.ts';
import { usedPriceRangesIn } from '../market/used-bike-ranges.ts';
import * as bikesInEnglish from '../texts/en/bikes.ts';
import * as marketInEnglish from '../texts/en/market.ts';
import * as bikesInHindi from '../texts/hi/bikes.ts';
import * as marketInHindi from '../texts/hi/market.ts';

/** Ranges and bounds of lists of bikes, and body styles, by the language of their names. */
export const bikeChoicesByLanguage = {
  en: { ...bikeRangesIn(bikesInEnglish), bodyStyles: bikesInEnglish.bodyStyleNames },
  hi: { ...bikeRangesIn(bikesInHindi), bodyStyles: bikesInHindi.bodyStyleNames },
};

/** Price ranges of used bikes by the language of their names. */
export const usedPriceRangesByLanguage = {
  en: usedPriceRangesIn(marketInEnglish),
  hi: usedPriceRangesIn(marketInHindi),
};
