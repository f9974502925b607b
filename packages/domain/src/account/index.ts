export {
  cleanUsername,
  favouriteLimit,
  favouriteSlug,
  hasAddressSigns,
  passwordLengths,
  personNameLength,
  usernameLengths,
} from './account-rules.ts';
export {
  type Access,
  accessSchema,
  accountExportSchema,
  doneSchema,
  type Enrolment,
  enrolmentSchema,
  recoveryCodesSchema,
  registeredSchema,
  sessionSchema,
  type SecondFactor,
  type SecondStep,
  type SignedInSession,
  type SignIn,
  signInSchema,
  type User,
  userSchema,
  type Verified,
  verifiedSchema,
  type FavouriteChanges,
  type Favourites,
  favouritesSchema,
} from './account.ts';
export { hasOneName, namesOf, noLastName } from './person-names.ts';
export { usedBikeFavourite, usedBikeIdOf } from './used-bike-favourite.ts';
