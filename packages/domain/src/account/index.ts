export {
  charactersIn,
  favouriteLimit,
  favouriteSlug,
  passwordLengths,
  personNameLength,
  usernameLengths,
} from './account-lengths.ts';
export {
  type Access,
  accessSchema,
  type Credentials,
  accountExportSchema,
  doneSchema,
  type Enrolment,
  enrolmentSchema,
  recoveryCodesSchema,
  registeredSchema,
  type Registration,
  sessionSchema,
  type SecondFactor,
  type SecondStep,
  type SecondStepCode,
  type SignedInSession,
  type SignIn,
  signInSchema,
  type User,
  userSchema,
  type Verified,
  verifiedSchema,
} from './account.ts';
export { type FavouriteChanges, type Favourites, favouritesSchema } from './favourites.ts';
export { hasOneName, namesOf, noLastName } from './person-names.ts';
export { usedBikeFavourite, usedBikeIdOf } from './used-bike-favourite.ts';
