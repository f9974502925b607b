import { namesOf, type User } from '@dopahiya/domain/account';
import { plural } from '@dopahiya/domain/site';

export const fullName = (user: User) => namesOf(user).join(' ');
export const whoIsIt = ({ username, email }: User, month: string) => `${username} · ${email} · here since ${month}`;
export const partsOfPage = 'Parts of your profile';

export const listings = 'My listings';
export const noListings = 'No listings yet';
export const whatIsListed = 'A bike that you offer for sale stands here, with its state and what to do next.';
export const listBike = 'List Your Bike';
export const reviews = 'Reviews';

export const questions = 'Questions and offers';
export const moderation = 'Moderation';
export const favourites = 'Favourites';
export const favouritesNotLoaded = 'Your favourites could not be loaded';
export const noFavourites = 'No favourites yet';
export const howToMark = 'Press the heart of a bike, and it stands here in every browser in which you sign in.';
export const seeBestBikes = 'See the best bikes';
export const countOfFavourites = (count: number) => plural(count, { one: '1 bike', other: `${count} bikes` });
export const compareTwo = 'Compare the latest two';
export const takeOut = (bike: string) => `Take ${bike} out of your favourites`;

export const sessions = 'Where you are signed in';
export const sessionsIntro = 'A device you do not know? Sign it out, then change the password.';
export const sessionsNotLoaded = 'Where you are signed in could not be loaded';
export const deviceNames = (device: string) => device;
export const seenOn = (seen: string, since: string) => `Last seen on ${seen}, signed in since ${since}`;
export const thisDevice = 'This device';
export const signOut = 'Sign out';
export const signOutOf = (device: string, seen: string) => `Sign out ${device}, last seen on ${seen}`;
export const signOutElsewhere = 'Sign out everywhere else';
export const signedOutThere = 'Signed out there.';
export const notSignedOut = 'Nobody was signed out. Please try again.';

export const name = 'Name';
export const nameIntro = 'Your first name stands beside your reviews. Your last name is shown to nobody else.';
export const firstName = 'First name';
export const firstNameMissing = 'Enter your first name.';
export const lastName = 'Last name';
export const lastNameMissing = 'Enter your last name.';
export const saveName = 'Save name';
export const nameSaved = 'Your name is saved.';
export const notSaved = 'Nothing was changed. Please try again.';

export const email = 'Email';
export const addressIs = ({ email: address, email_verified }: User) =>
  email_verified ? `Your address is ${address}.` : `Your address is ${address}. It is not confirmed yet.`;
export const sendLinkAgain = 'Send the link again';
export const linkSentAgain = 'A mail is on its way. Follow the link in it to confirm your address.';
export const linkNotSent = 'No mail was sent. Please try again.';
export const addressWaits = (address: string, { email_verified }: User) =>
  email_verified
    ? `It is to become ${address}, once the links in the mails to both addresses were followed. They are good for an hour.`
    : `It is to become ${address}, once the link in the mail to it was followed. It is good for an hour.`;
export const emailIntro = ({ email_verified }: User) =>
  email_verified
    ? 'We send a link to the new address and one to the old. The change takes effect with both.'
    : 'We send a link to the new address. The old one, which was never confirmed, is only told.';
export const newEmail = 'New email';
export const emailInvalid = 'Enter a valid email address.';
export const passwordForEmail = 'Your password';
export const changeEmail = 'Change email';
export const linksSent = ({ email_verified }: User) =>
  email_verified
    ? 'Two mails are on their way. Follow the link in each of them within an hour.'
    : 'A mail is on its way to the new address. Follow the link in it within an hour.';

export const password = 'Password';
export const passwordChangedIn = (month: string) => `Last changed in ${month}.`;
export const passwordIntro = 'After the change every other device is signed out.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const passwordMissing = 'Enter your password.';
export const passwordShort = 'Password must be at least 8 characters long.';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password is changed, and every other device is signed out.';

export const secondFactor = 'Codes at sign-in';

export const data = 'Your data';
export const dataIntro =
  'A file (JSON) with everything that we store of you: account, devices, favourites, reviews. Your password is not in it: we do not know it.';
export const takeData = 'Take my data';
export const dataTaken = 'The file is in your downloads.';
export const dataFailed = 'The file could not be made. Please try again.';
export const fileName = 'dopahiya-my-data.json';

export const deletion = 'Delete account';
export const whatGoesAndStays = [
  'Name, email, favourites and devices go at once and for good.',
  'Reviews that are published stay without your name, so that ratings stay true; others go. Delete first any that should not stay.',
] as const;
export const passwordToDelete = 'Your password, to confirm';
export const codeToDelete = 'A code of your app, or a recovery code';
export const codeMissing = 'Enter a code.';
export const deleteAccount = 'Delete my account';
export const notDeleted = 'Your account was not deleted. Please try again.';
export const deleted = 'Your account is deleted.';
