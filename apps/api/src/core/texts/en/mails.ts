import type { ListingEnding } from '@dopahiya/domain/market';
import { formatDateIn } from '@dopahiya/domain/languages';

/** What a decision is about. */
export type MailSubject = 'conversation' | 'listing' | 'photo' | 'review';

export const language = 'en-IN';
export const greeting = (name: string | null) => (name === null ? 'Namaste,' : `Namaste ${name},`);
export const account = (name: string | null) => (name === null ? 'your account' : `your account ${name}`);
export const listedBike = (bike: string, year: number) => `${bike} of ${year}`;

// Accounts
export const choosePassword = 'Choose a new password';
export const ifNotYou = 'If this wasn’t you, choose a new password now.';
export const oneHour = 'The link works for one hour. If this wasn’t you, ignore this email.';
export const confirmEmail = 'Confirm your email';
export const opened = (day: string) =>
  `You opened a Dopahiya account with this email address on ${formatDateIn('en', day)}. Please confirm your email.`;
export const passwordChanged = 'Your password was changed';
export const passwordChangedFor = (name: string) =>
  `The Dopahiya password for ${name} was changed. You’re signed out everywhere else.`;
export const confirmNewEmail = 'Confirm your new email';
export const newEmail = 'Please confirm this as the new email address for your Dopahiya account.';
export const newEmailHour = 'The link works for one hour. If this wasn’t you, ignore this email. Nothing will change.';
export const approveChange = 'Approve the change of your email';
export const approve = 'Approve the change';
export const wantsChange = (name: string) =>
  `Someone with your password wants to change the email address of ${name} at Dopahiya.`;
export const wantsChangeTo = (name: string, email: string) =>
  `Someone with your password wants to change the email address of ${name} at Dopahiya to ${email}.`;
export const neverConfirmed =
  'You never confirmed this address, so we don’t need your approval. If this wasn’t you, choose a new password now.';
export const toApprove =
  'To approve, open the link within one hour. If this wasn’t you, don’t open it, and choose a new password now.';
export const emailChanged = 'Your email was changed';
export const emailIsNow = (name: string, now: string, before: string) =>
  `The email address for ${name} at Dopahiya is now ${now}. It was ${before}.`;
export const emailIsOther = 'Your Dopahiya account now has a different email address.';
export const contactUs = 'If this wasn’t you, contact us straight away.';
export const signedOutOnce = 'You were signed out on one device';
export const sessionEnded = (name: string) =>
  `We ended a session of ${name} at Dopahiya because two browsers tried to use it.`;
export const sessionCopied =
  'This can happen after you restore a browser from a backup. If you didn’t, someone may have copied your session: choose a new password now.';
export const resetAsked = 'You asked to reset your Dopahiya password.';
export const resetAskedOf = (accounts: number) =>
  `You asked to reset your Dopahiya password. This email address has ${accounts} accounts. Each has its own link.`;
export const resetOnce =
  'Links work for one hour and only once. If this wasn’t you, ignore this email. Your password won’t change.';
export const moreAccounts = 'This email address has more accounts than we list here. If yours is missing, contact us.';
export const choosePasswordFor = (name: string) => `Choose a new password for ${name}`;
export const anAccount = 'an account';
export const unconfirmedName = (name: string, day: string) =>
  `${name} (opened on ${formatDateIn('en', day)}, email not confirmed)`;
export const secondFactorOn = 'Two-step sign-in is on';
export const secondFactorOnFor = (name: string) =>
  `To sign in to ${name} at Dopahiya, you now need your password and a code from your app.`;
export const keepCodes =
  'Keep your recovery codes somewhere safe, away from your phone. If this wasn’t you, choose a new password now and contact us.';
export const secondFactorOff = 'Two-step sign-in is off';
export const secondFactorOffFor = (name: string) =>
  `To sign in to ${name} at Dopahiya, you now only need your password. Your recovery codes no longer work.`;
export const recoveryCodeUsed = 'A recovery code was used';
export const recoveryCodeUsedFor = (name: string, left: number) =>
  `Someone used a recovery code for ${name} at Dopahiya. You have ${left} left.`;
export const newCodes =
  'To get ten new codes, turn two-step sign-in off and on in your profile. If this wasn’t you, choose a new password now.';
export const passwordKnown = 'Someone may have your password';
export const passwordKnownFor = (name: string) =>
  `Someone entered the right password for ${name} at Dopahiya, then wrong codes, several times in an hour. They couldn’t sign in.`;
export const passwordKnownOnce =
  'If this wasn’t you, choose a new password now. We send this warning at most once a day.';

// Listings and reviews
export const seeListing = 'See your listing';
export const seeListings = 'See your listings';
export const listingSubjects = {
  verify: 'Your listing is verified',
  release: 'Your listing is live again',
  reject: 'Your listing was not accepted',
  hold: 'Your listing is on hold',
};
export const listingVerified = (bike: string) =>
  `We’ve checked your listing of the ${bike}. It is now marked VERIFIED.`;
export const listingReleased = (bike: string) => `Your listing of the ${bike} is live again.`;
export const listingHeld = (bike: string, reason: string) =>
  `We hold back your listing of the ${bike}. The reason: ${reason}`;
export const listingRejected = (bike: string, reason: string) =>
  `We do not show your listing of the ${bike}. The reason: ${reason}`;
export const editListing = 'Edit it in your profile and we’ll check it again.';
export const listingExpires = 'Your listing expires soon';
export const listingEndsOn = (bike: string, year: number, day: string) =>
  `Your listing of the ${year} ${bike} ends on ${formatDateIn('en', day)}.`;
export const renew =
  'Still selling? Renew it in your profile. Sold it? Mark it as sold. Otherwise you don’t need to do anything.';
export const reviewPublished = 'Your review is published';
export const reviewRefused = 'Your review was not published';
export const seeReview = 'See your review';
export const seeReviews = 'See your reviews';
export const reviewThanks = (bike: string) => `We’ve published your review of the ${bike}. Thank you.`;
export const reviewRefusedOf = (bike: string, reason: string) =>
  `We couldn’t publish your review of the ${bike}. The reason: ${reason}`;
export const editReview = 'Edit it in your profile and we’ll read it again.';

// Reported content
const named = {
  conversation: (bike: string) => `conversation about the ${bike}`,
  listing: (bike: string) => `listing of the ${bike}`,
  photo: (bike: string) => `photo in your listing of the ${bike}`,
  review: () => 'review',
};
export const decisionSubjects = {
  held: (what: MailSubject) => `Your ${what} is on hold`,
  allowed: (what: MailSubject) => `Your ${what} is open again`,
  refused: (what: MailSubject) => `Your ${what} was not accepted`,
  reversed: (what: MailSubject) => `We’re checking your ${what} again`,
};
export const decisionLines = {
  held: (what: MailSubject, bike: string) =>
    `Several people reported your ${named[what](bike)}. We’ve put it on hold while we check it. We’ll email you the result.`,
  allowed: (what: MailSubject, bike: string) => `We’ve checked your ${named[what](bike)}. It is back as it was.`,
  refused: (what: MailSubject, bike: string, reason: string) =>
    `We’ve checked your ${named[what](bike)} and removed it. The reason: ${reason}`,
  reversed: (what: MailSubject, bike: string, reason: string) =>
    `We’ve reversed our decision about your ${named[what](bike)} and are checking it again. The reason: ${reason}`,
};
export const ifWrong = 'If you think this is wrong, contact us.';
export const doNotPay = 'Do not pay, and do not share a code or PIN, until we have decided.';
export const doNotPayNow = 'Do not pay, and do not share a code or PIN. An offer that was accepted no longer counts.';
export const ifPaid =
  'If you have already paid, call 1930 at once, report it at https://cybercrime.gov.in and tell your bank.';

// Conversations
export const newMessage = (bike: string) => `New message about the ${bike}`;
export const newMessageLine = (bike: string) =>
  `You have a new message about the ${bike}. Read it and reply on Dopahiya. We never show your email address.`;
export const readAndReply = 'Read and reply';
export const unread = (count: number) =>
  count === 1 ? 'You have an unread message' : `You have ${count} unread messages`;
export const digest = 'You got several messages this hour, so we’ve put them in one email. Read them on Dopahiya.';
export const readMessages = 'Read your messages';
export const neverPay = 'Never pay for a bike you haven’t seen. You never need a PIN to receive money.';
export const stopMails = 'Stop emails about messages';
export const openConversation = 'Open the conversation';
export const otherBikes = 'See other used bikes';
export const chooseMails = 'Choose which mails you get';
export const shownAgain = (bike: string) => `The listing of the ${bike} is shown again`;
export const shownAgainLine = (bike: string) =>
  `We have checked the listing of the ${bike}, and it is shown again. Our warning no longer applies.`;
export const seeBeforePaying = 'See the bike and its papers before you pay.';
export const doNotPayFor = (bike: string) => `Do not pay for the ${bike}`;
export const removedListing = (bike: string, reason: string | null) =>
  `We have removed the listing of the ${bike}, which you wrote to the seller about.${reason === null ? '' : ` The reason: ${reason}`}`;
export const doNotPaySeller =
  'Do not pay the seller, and do not share a code or PIN. An offer that was accepted no longer counts.';
export const doNotPayYet = (bike: string) => `Do not pay for the ${bike} yet`;
export const checkingListing = (bike: string) =>
  `We are checking the listing of the ${bike}, which you wrote to the seller about. It is hidden until we have finished.`;
export const untilDecided = 'Do not pay until then. We will write to you when we have decided.';
export const noLongerForSale = (bike: string) => `The ${bike} is no longer for sale here`;
export const agreedNotBought = 'If you had agreed on a price but not bought the bike, do not pay for it now.';
export const endings: Record<Exclude<ListingEnding, 'removed' | 'checking'>, (bike: string) => string> = {
  withdrawn: (bike) => `The seller has withdrawn the listing of the ${bike}.`,
  sold: (bike) => `The seller has marked the ${bike} as sold.`,
  expired: (bike) => `The listing of the ${bike} has expired.`,
  deleted: (bike) => `The seller has deleted the listing of the ${bike}.`,
  left: (bike) => `The seller of the ${bike} has deleted their account.`,
};
export const listingLive = 'Your listing is live';
export const listingLiveLine = (bike: string) =>
  `Others can now see your listing of the ${bike}, and write to you about it.`;
export const changeListing = 'You can change it, mark it as sold or withdraw it on your profile.';
export const openListings = 'Open your listings';

// Stopped accounts and holds
export const othersHeld = 'Your other listings are held';
export const othersHeldLine = (count: number) =>
  `We removed one of your listings as fraud, so your other listings are hidden until we have looked at them (${count} in all).`;
export const othersShown = 'Your other listings are shown again';
export const othersShownLine = 'We have taken back our decision about fraud. Your other listings are shown again.';
export const manyReports = 'Unusually many reports';
export const manyReportsLine = (hour: number, day: number) =>
  `Reports have hidden ${hour} items in the last hour and ${day} in the last 24 hours. That is far more than usual.`;
export const maybeAttack =
  'This may be an attack. Check who reported them. “Undo this person’s reports” on a case restores everything they reported.';
export const openModeration = 'Open moderation';
