export const title = 'Cookies';
export const intro =
  'Dopahiya sets no cookies for tracking and none for advertising; only signing in sets some, which are named below. What you choose here is remembered by your browser, on your device.';

export const cookiesTitle = 'The cookies of signing in';
export const cookies = 'Each is for this site alone. On a secure connection the first two names begin with ‘__Host-’.';
export const cookieColumn = 'Cookie, and its name';

/** The cookies that are set, what each is for, and when it goes. */
export const session = {
  label: 'Session',
  purpose:
    'Keeps you signed in; no script reads it. Good for seven days after your last visit; it goes when you sign out.',
};
export const knownBrowser = {
  label: 'Known browser',
  purpose:
    'Lets you sign in here while strangers try passwords at your account; no script reads it. Holds a random name of this browser, and a mark for each of the last five accounts that signed in here, which only our server can match to an account. It opens nothing. Set when you sign in or choose a new password, good for 180 days after that, and kept when you sign out. A mark is void once the password is another one, and the cookie goes when you delete your account here.',
};
export const handedOver = {
  label: 'Who has just signed in',
  purpose:
    'Set only when you sign in or open an account: empty, to see whether your browser keeps cookies, then, without JavaScript, with the name that the next page shows. Good for a minute; a page with JavaScript deletes it at once.',
};

export const rememberedTitle = 'What your browser remembers';
export const remembered =
  'These values stand in the storage of your browser. None of them says who you are, unless you sign in or write it of a bike that you sell. They stay until you delete them, except where the table says otherwise.';
export const whatColumn = 'What, and its name in the storage';
export const purposeColumn = 'What for';

/** What is stored, what it is for, and when it goes by itself. */
export const city = {
  label: 'City',
  purpose:
    'Shows prices and showrooms of the city that you chose. The second value goes when you close the tab: it tells whether you chose another city since you opened a page.',
};
export const theme = { label: 'Look', purpose: 'Keeps the site light or dark, if you chose one of the two.' };
export const favourites = {
  label: 'Favourites',
  purpose:
    'The bikes that you marked with a heart. While you are signed in they are those of your account, and the second value says what it is yet to be told; when you sign out they go from this browser.',
};
export const bikesSeen = {
  label: 'Bikes seen last',
  purpose: 'The last twelve bikes whose pages you opened, so that you find them again.',
};
export const searches = {
  label: 'Recent searches',
  purpose: 'Your last five searches, offered again in the search box. This list is never sent to us.',
};
export const chat = {
  label: 'What you asked the bot',
  purpose: 'The conversation of this visit and its number, until you close the tab or delete it.',
};
export const comparedBikes = {
  label: 'Bikes to compare',
  purpose: 'The bikes, four at most, that you picked for a comparison.',
};
export const height = {
  label: 'Your height',
  purpose: 'Draws a rider of your height on every bike, and leads to the bikes that fit you.',
};
export const termsAnswer = {
  label: 'Your answer to the terms',
  purpose: 'Shows on the page of the terms whether you accepted or declined them. Never sent to us.',
};
export const unsentReview = {
  label: 'Unsent review',
  purpose: 'What you wrote of a bike before you signed in. Deleted when you send it.',
};
export const unsentMessage = {
  label: 'Unsent question',
  purpose: 'What you wrote to somebody about a used bike before you signed in. Deleted when you send it.',
};
export const sellDraft = {
  label: 'Bike that you sell',
  purpose:
    'What you wrote of a bike before it is listed, your phone number among it, and its photos. Deleted when the bike is listed, or when you press ‘Start over’.',
};
export const ownListings = {
  label: 'Listings and photos of yours',
  purpose:
    'What you sell, as it was last seen, until you sign out; and photos of a bike that you have sent, each until it has arrived, of five bikes at most.',
};
export const signIn = {
  label: 'Sign-in',
  purpose: 'Shows your name. Stored when you sign in, deleted when you sign out.',
};
export const fonts = {
  label: 'Fonts that are there',
  purpose: 'Says that this browser has loaded the fonts before, so that the next page need not wait with them.',
};
export const storageTried = {
  label: 'A try',
  purpose: 'Written and deleted at once when you sign in, to see whether your browser stores anything.',
};
export const scrollPosition = {
  label: 'Place on the page',
  purpose: 'Brings you back to where you were when you go back. Deleted when you close the tab.',
};

export const sentTitle = 'What reaches our server';
export const sent: readonly string[] = [
  'What you ask for: the pages that you open, the words of a search, the bike and the city of a price. What you send by a form: a message to us, a figure that is wrong, and, once you are signed in, a review, a favourite or that you like an article. What you write on the contact page and do not send is stored nowhere. We count how often the page of a bike or an article is opened in a week, as a number, without noting by whom. The network address of your device is used to refuse floods of requests, and is not written into our records of visits.',
  'Fonts, pictures and scripts come from this site alone, so no other company sees your visit. Links to maps and other sites lead you there only when you follow them; their own rules hold there.',
];

export const deleteTitle = 'How to delete it';
export const waysToDelete: readonly string[] = [
  'One by one: press the heart of a favourite again, take a bike out of the comparison, choose the look ‘System’ at the foot of the page, or sign out.',
  'All at once: open the settings of your browser for this site, in most browsers with the sign beside the address, and delete its cookies and site data. The site then works as on your first visit.',
  'Beforehand: in a private window everything is deleted when you close it.',
];
