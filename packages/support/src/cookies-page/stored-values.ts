/** One thing that the browser remembers for the site. */
interface StoredValue {
  label: string;
  /** Its names in the browser's storage. */
  keys: readonly string[];
  /** What it is for, and when it goes by itself. */
  purpose: string;
}

/** Everything that the site may store in a browser. */
export const storedValues: readonly StoredValue[] = [
  { label: 'City', keys: ['city'], purpose: 'Shows prices and showrooms of the city that you chose.' },
  { label: 'Look', keys: ['theme'], purpose: 'Keeps the site light or dark, if you chose one of the two.' },
  { label: 'Favourites', keys: ['favourites'], purpose: 'The bikes that you marked with a heart.' },
  {
    label: 'Bikes seen last',
    keys: ['recently-viewed'],
    purpose: 'The last twelve bikes whose pages you opened, so that you find them again.',
  },
  {
    label: 'Recent searches',
    keys: ['recent-searches'],
    purpose: 'Your last five searches, offered again in the search box. This list is never sent to us.',
  },
  {
    label: 'Bikes to compare',
    keys: ['compared-bikes'],
    purpose: 'The bikes, four at most, that you picked for a comparison.',
  },
  { label: 'Your height', keys: ['rider-height'], purpose: 'Draws a rider of your height on every bike.' },
  {
    label: 'Sign-in',
    keys: ['authToken', 'refreshToken', 'username'],
    purpose: 'Keeps you signed in and shows your name. Stored when you sign in, deleted when you sign out.',
  },
  {
    label: 'Place on the page',
    keys: ['react-router-scroll-positions'],
    purpose: 'Brings you back to where you were when you go back. Deleted when you close the tab.',
  },
];
