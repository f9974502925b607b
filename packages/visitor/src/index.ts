export { importSignInCookie, signInCookie, canStoreData } from './can-store-data.ts';
export { cityAtArrival } from './city-at-arrival.ts';
export { type ChosenCity, chosenCity, hasChosenCity } from './chosen-city.ts';
export { comparedBikes, comparedLimit, toggleCompared } from './compared-bikes.ts';
export {
  changesFor,
  type FavouriteChange,
  favourites,
  takeFavourites,
  toggleFavourite,
  type UnsentFavourites,
  unsentFavourites,
} from './favourites.ts';
export { languageChoice } from './language-choice.ts';
export { recentSearches, rememberSearch } from './recent-searches.ts';
export { recentlyViewed, rememberViewed } from './recently-viewed.ts';
export {
  latestFirst,
  type Remembered,
  remembered,
  restoreList,
  useFromRemembered,
  useRemembered,
} from './remembered.ts';
export { isCurrent, rememberReturnPath, type ReturnPath, returnPath } from './return-path.ts';
export { isRiderHeight, riderHeight, riderHeights } from './rider-height.ts';
export { signedInName, signIn, signOut, useSignedInName, watchSignedIn } from './session.ts';
export { type SeenListings, seenListings } from './seen-listings.ts';
export { type TermsAnswer, termsAnswer } from './terms-answer.ts';
export { type ThemeChoice, themeChoice } from './theme-choice.ts';
export { type FormValues, forgetUnsent, keepUnsent, unsentForm, unsentForms, useUnsentForm } from './unsent-forms.ts';
