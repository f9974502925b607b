import { namesOf, type User } from '@dopahiya/domain/account';
import { plural } from '@dopahiya/domain/site';

export const fullName = (user: User) => namesOf(user).join(' ');
export const whoIsIt = ({ username, email }: User, month: string) => `${username} · ${email} · member since ${month}`;
export const partsOfPage = 'Sections of your profile';

export const listings = 'My listings';
export const noListings = 'No listings yet';
export const whatIsListed = 'Bikes you list for sale appear here.';
export const listBike = 'List Your Bike';
export const reviews = 'Reviews';

export const questions = 'Questions and offers';
export const moderation = 'Moderation';
export const desk = 'Desk';
export const favourites = 'Favourites';
export const savedSearches = 'Saved searches';
export const favouritesNotLoaded = 'We couldn’t load your favourites';
export const noFavourites = 'No favourites yet';
export const howToMark = 'Tap the heart to save a bike. You’ll see it wherever you sign in.';
export const seeBestBikes = 'See the best bikes';
export const countOfFavourites = (count: number) => plural(count, { one: '1 bike', other: `${count} bikes` });
export const compareTwo = 'Compare your latest two';
export const takeOut = (bike: string) => `Remove ${bike} from favourites`;

export const sessions = 'Where you are signed in';
export const sessionsIntro = 'Don’t recognise a device? Sign it out, then change your password.';
export const sessionsNotLoaded = 'We couldn’t load your signed-in devices';
export const deviceNames = (device: string) => device;
export const seenOn = (seen: string, since: string) => `Last used ${seen}, signed in since ${since}`;
export const thisDevice = 'This device';
export const signOut = 'Sign out';
export const signOutOf = (device: string, seen: string) => `Sign out ${device}, last used ${seen}`;
export const signOutElsewhere = 'Sign out of all other devices';
export const signedOutThere = 'Signed out.';
export const notSignedOut = 'We couldn’t sign that device out. Please try again.';

export const name = 'Name';
export const nameIntro = 'We show your first name with your reviews. Your last name stays private.';
export const firstName = 'First name';
export const lastName = 'Last name';
export const saveName = 'Save name';
export const nameSaved = 'Name saved.';
export const notSaved = 'Nothing was changed. Please try again.';

export const email = 'Email';
export const addressIs = ({ email: address, email_verified }: User) =>
  email_verified ? `Your email is ${address}.` : `Your email is ${address}. You haven’t confirmed it yet.`;
export const sendLinkAgain = 'Resend the link';
export const linkSentAgain = 'Email sent. Open the link in it to confirm your address.';
export const linkNotSent = 'We couldn’t send the email. Please try again.';
export const addressWaits = (address: string, { email_verified }: User) =>
  email_verified
    ? `It will change to ${address} when you open the links we sent to both addresses. They work for one hour.`
    : `It will change to ${address} when you open the link we sent there. It works for one hour.`;
export const emailIntro = ({ email_verified }: User) =>
  email_verified
    ? 'We’ll send a link to both addresses. Open both to make the change.'
    : 'We’ll send a link to the new address, and a notice to the old one.';
export const newEmail = 'New email';
export const passwordForEmail = 'Your password';
export const changeEmail = 'Change email';
export const linksSent = ({ email_verified }: User) =>
  email_verified
    ? 'We’ve sent two emails. Open the link in each within one hour.'
    : 'We’ve sent an email to the new address. Open the link within one hour.';

export const password = 'Password';
export const passwordChangedIn = (month: string) => `Last changed in ${month}.`;
export const passwordIntro = 'Changing your password signs you out of all other devices.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changePassword = 'Change password';
export const passwordChanged = 'Password changed. You’re signed out of all other devices.';

export const secondFactor = 'Two-step sign-in';

export const data = 'Your data';
export const dataIntro =
  'Download everything we store about you: account, devices, favourites and reviews. It’s a JSON file without your password.';
export const takeData = 'Download my data';
export const dataTaken = 'Your data is in your downloads.';
export const dataFailed = 'We couldn’t create the file. Please try again.';
export const fileName = 'dopahiya-my-data.json';

export const deletion = 'Delete account';
export const whatGoesAndStays = [
  'We delete your name, email, favourites and devices straight away. This can’t be undone.',
  'Published reviews stay without your name. Delete them first if you don’t want that.',
] as const;
export const passwordToDelete = 'Enter your password to confirm';
export const codeToDelete = 'A code from your app, or a recovery code';
export const codeMissing = 'Enter a code.';
export const deleteAccount = 'Delete my account';
export const notDeleted = 'We couldn’t delete your account. Please try again.';
export const deleted = 'Your account has been deleted.';
