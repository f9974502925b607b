export const title = 'Cookies';
export const intro =
  'Dopahiya uses no tracking or advertising cookies. Only signing in sets cookies. Your choices stay in your browser.';

export const cookiesTitle = 'Sign-in cookies';
export const cookies =
  'Only this site can read these cookies. On a secure connection the first two names start with ‘__Host-’.';
export const cookieColumn = 'Cookie and name';

/** The cookies that are set, what each is for, and when it goes. */
export const session = {
  label: 'Session',
  purpose:
    'Keeps you signed in. Scripts can’t read it. It lasts seven days after your last visit, or until you sign out.',
};
export const knownBrowser = {
  label: 'Known browser',
  purpose:
    'Lets you sign in from this browser while strangers try passwords on your account. Scripts can’t read it. It holds a random name and a mark for each of the last five accounts used here. Only our server can match a mark to an account, and it can’t sign anyone in. It lasts 180 days after you sign in or choose a new password, even if you sign out. A new password ends a mark. Deleting your account here deletes the cookie.',
};
export const handedOver = {
  label: 'New sign-in',
  purpose:
    'Set when you sign in or register, to check that your browser accepts cookies. Without JavaScript it also holds the name shown on the next page. It lasts one minute at most.',
};

export const rememberedTitle = 'What your browser stores';
export const remembered =
  'Your browser stores these values. They don’t identify you, unless you sign in or list a bike. They stay until you delete them, unless the table says otherwise.';
export const whatColumn = 'Data and name';
export const purposeColumn = 'Purpose';

/** What is stored, what it is for, and when it goes by itself. */
export const city = {
  label: 'City',
  purpose:
    'Shows prices and showrooms for your city. The second value records whether you changed city. It goes when you close the tab.',
};
export const theme = { label: 'Light or dark', purpose: 'Remembers light or dark mode if you choose one.' };
export const language = {
  label: 'Language',
  purpose: 'Remembers the language you chose, or that we already offered you Hindi.',
};
export const favourites = {
  label: 'Favourites',
  purpose:
    'Remembers your favourites. When you’re signed in, they come from your account. The second value holds changes not sent yet. Both go when you sign out.',
};
export const bikesSeen = {
  label: 'Recently viewed',
  purpose: 'Remembers the last twelve bikes you viewed.',
};
export const searches = {
  label: 'Recent searches',
  purpose: 'Shows your last five searches in the search box. We never receive this list.',
};
export const chat = {
  label: 'Chat',
  purpose: 'Keeps your chat until you close the tab or delete it.',
};
export const comparedBikes = {
  label: 'Bikes to compare',
  purpose: 'Remembers up to four bikes you chose to compare.',
};
export const height = {
  label: 'Your height',
  purpose: 'Draws a rider of your height and finds bikes that fit you.',
};
export const termsAnswer = {
  label: 'Terms answer',
  purpose: 'Remembers whether you accepted or declined the terms. We never receive this.',
};
export const unsentForms = {
  label: 'Unsent texts',
  purpose:
    'Keeps messages, offers and reviews that you started and didn’t send, 10 at most. Deleted when you send them or log out.',
};
export const returnPath = {
  label: 'Way back',
  purpose: 'The page to take you back to after you sign up or open a link in our email. Not used after an hour.',
};
export const sellDraft = {
  label: 'Sell draft',
  purpose:
    'Keeps your draft listing, with your phone number and photos. Deleted when you list the bike or press ‘Start over’.',
};
export const ownListings = {
  label: 'Your listings and photos',
  purpose:
    'Keeps your listings as you last saw them until you sign out. Also keeps photos until they are uploaded, for up to five bikes.',
};
export const deskDrafts = {
  label: 'Drafts of editors',
  purpose: 'Keeps what editors of this site have not published yet, for up to 20 entries.',
};
export const signIn = {
  label: 'Sign-in',
  purpose: 'Shows your name. Stored when you sign in and deleted when you sign out.',
};
export const fonts = {
  label: 'Fonts loaded',
  purpose: 'Records that your browser has loaded our fonts, so pages appear faster.',
};
export const storageTried = {
  label: 'Storage test',
  purpose: 'Checks whether your browser can store data. Written and deleted when you sign in.',
};
export const scrollPosition = {
  label: 'Scroll position',
  purpose: 'Takes you back to the same place on a page. Deleted when you close the tab.',
};

export const sentTitle = 'What we receive';
export const sent: readonly string[] = [
  'We receive the pages you open, the words you search for, and the bike and city of a price. We receive forms you send: messages, reports, reviews, favourites and likes. We don’t store contact messages you don’t send. We count page views by week without knowing who viewed them. We use your network address to stop too many requests, but keep it out of our visit records.',
  'Fonts, pictures and scripts come from our own site, so no other company sees your visit. Links to maps and other sites open only if you follow them. Their own rules apply there.',
];

export const deleteTitle = 'How to delete it';
export const waysToDelete: readonly string[] = [
  'One at a time: tap the heart again, or remove a bike from the comparison. Choose the look ‘System’ at the foot of the page, or sign out.',
  'All at once: open your browser’s settings for this site and delete its cookies and site data.',
  'Automatically: use a private window. Everything is deleted when you close it.',
];
