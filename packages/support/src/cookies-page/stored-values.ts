import * as texts from '#texts/cookies-page';

/** A value stored in the browser, or a cookie. */
export interface StoredValue {
  label: string;
  /** Its storage keys, or the cookie's name. */
  keys: readonly string[];
  /** Its purpose, and when it expires. */
  purpose: string;
}

/** All cookies of the site. */
export const siteCookies: readonly StoredValue[] = [
  { ...texts.session, keys: ['refresh'] },
  { ...texts.knownBrowser, keys: ['known-browser'] },
  { ...texts.handedOver, keys: ['signed-in-as'] },
];

/** Everything that the site may store in a browser. */
export const storedValues: readonly StoredValue[] = [
  { ...texts.city, keys: ['city', 'city-at-arrival'] },
  { ...texts.theme, keys: ['theme'] },
  { ...texts.language, keys: ['language'] },
  { ...texts.favourites, keys: ['favourites', 'favourites-unsent'] },
  { ...texts.bikesSeen, keys: ['recently-viewed'] },
  { ...texts.searches, keys: ['recent-searches'] },
  { ...texts.chat, keys: ['chat'] },
  { ...texts.comparedBikes, keys: ['compared-bikes'] },
  { ...texts.height, keys: ['rider-height'] },
  { ...texts.termsAnswer, keys: ['terms-answer'] },
  { ...texts.unsentForms, keys: ['unsent-forms'] },
  { ...texts.returnPath, keys: ['return-path'] },
  { ...texts.sellDraft, keys: ['sell-draft', 'sell-photos'] },
  { ...texts.ownListings, keys: ['seen-listings', 'dopahiya-photos'] },
  { ...texts.deskDrafts, keys: ['desk-drafts'] },
  { ...texts.signIn, keys: ['authToken', 'username'] },
  { ...texts.fonts, keys: ['fonts'] },
  { ...texts.storageTried, keys: ['tried'] },
  { ...texts.scrollPosition, keys: ['react-router-scroll-positions'] },
];
