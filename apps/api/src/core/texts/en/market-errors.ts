import type { ListingStatus } from '@dopahiya/domain/market';

const whatIs: Readonly<Record<ListingStatus, string>> = {
  pending: 'This listing is on sale.',
  active: 'This listing is on sale.',
  held: 'This listing is on hold while we check it.',
  sold: 'This bike is sold.',
  expired: 'This listing has expired.',
  withdrawn: 'This listing is withdrawn.',
  rejected: 'This listing was rejected.',
};

export const listingUnknown = 'We couldn’t find this used bike.';
export const listingGone = 'This bike is no longer listed.';
export const listingMissing = 'Listing not found.';
export const modelUnknown = 'We couldn’t find this model.';
export const yearInFuture = (year: number) => `${year} is in the future. Enter the year of manufacture.`;
export const tooOld = (year: number, years: number) =>
  `A bike from ${year} is more than ${years} years old: too old to estimate.`;
export const impossibleKm = (max: string, km: string) => `Enter kilometres up to ${max}. We know no bike with ${km}.`;
export const yearOutside = (min: number, max: number) => `Enter a year from ${min} to ${max}.`;
export const insuranceEndMissing = 'Enter the date the insurance ends, or turn insurance off.';
export const insuranceEnded = 'This date has passed. Enter the date the insurance ends, or turn insurance off.';
export const insuranceTooFar = (year: number) => `Enter a date up to the end of ${year}.`;
export const lenderNeeded = 'Enter the lender, or turn the loan off.';
export const rtoCodeUnknown = (code: string) =>
  `RTO code ${code} doesn’t exist. Enter the code on the plate, like MH12.`;
export const statusImpossible = (from: ListingStatus, to: string) => `${whatIs[from]} It can’t become ${to}.`;
export const unchangeable = (status: ListingStatus) => `${whatIs[status]} You can’t change it any more.`;
export const statusAlone = 'Send what became of the listing alone, and changes of what it says before that.';
export const soldPriceAlone = 'Give it with the status sold alone.';
export const tooManyOnSale = (max: number) =>
  `You have ${max} bikes on sale, the maximum. Mark one as sold, or withdraw one.`;
export const tooManyListings = (max: number) => `You have ${max} listings, the maximum. Delete one you no longer need.`;
export const changedUnderway = 'Their reports have changed. Try again.';
export const noDecisionOfNumber = 'There is no decision of this number.';
export const noReportOfNumber = 'There is no report of this number.';
export const ownContent = 'You can’t decide about your own content. Ask another moderator.';
export const caseGone = 'This case no longer exists.';
export const caseSettled = 'Someone else has already decided this. See the log.';
export const caseChanged = 'This has changed since you read it. Read it again, then decide.';
export const caseImpossible = 'You can’t decide this again. You can only undo the decision.';
export const decisionUnknown = 'We couldn’t find this decision.';
export const reversalGone = 'We can’t reverse this: the content no longer exists.';
export const reversalSettled = 'We can’t reverse this: there is a newer decision.';
export const reversalChanged = 'We can’t reverse this: the content has changed since.';
export const noOpenReports = 'This person has no open reports to undo.';
export const reportUnknown = 'We couldn’t find this report.';
export const mailLinkExpired = 'This link has expired. Sign in and turn off the emails in your messages.';
export const confirmFirst = 'Confirm your email first. You can send the link again from your profile.';
export const ownReported = 'You can’t report your own content. You can edit or delete it.';
export const nothingToReport = 'We couldn’t find what you’re reporting.';
export const sampleListing = 'This is a sample listing, so there is no seller to ask.';
export const ownListing = 'This is your listing. Questions about it appear in your messages.';
export const conversationMissing = 'Conversation not found.';
export const soldNoQuestion = 'This bike is no longer for sale, so you can’t ask about it.';
export const soldNoOffer = 'This bike is no longer for sale, so you can’t make an offer.';
export const soldNoAccept = 'This bike is no longer for sale, so you can’t accept an offer.';
export const reserved = 'This bike is reserved for a buyer. You can make an offer if that ends.';
export const reservedForOther =
  'This bike is reserved for another buyer. Cancel that deal first, or wait until it ends.';
export const tooManyBegun = (max: number) =>
  `You’ve asked about ${max} bikes today, the daily limit. Try again tomorrow.`;
export const tooManyUnanswered = (max: number) => `${max} of your messages are unanswered. Wait for a reply.`;
export const offerChanged = 'This offer has changed. Check it and try again.';
export const noDeal = 'There is no deal to cancel: it has ended, or the bike is sold.';
export const closedBlocked = 'This conversation is closed because one of you blocked the other.';
export const closedGone = 'The other person has deleted their account, so they can’t read this.';
export const closedListing = 'This listing has been removed, so the conversation is closed.';
export const closedReported = 'This conversation is paused while we check a report.';
export const closedRefused = 'We’ve closed this conversation after checking a report.';
export const tooManySearches = (max: number) =>
  `You have ${max} saved searches. Delete one in your profile, then save this one again.`;
export const searchUnknown = 'We couldn’t find this saved search. You may have deleted it already.';
export const uploadsBusy = 'Many people are sending photos right now. Try again in a few seconds.';
export const photoCutOff = 'We didn’t receive the whole photo. Send it again.';
export const tooManyPhotosOfSeller = (max: number) =>
  `Your listings have ${max} photos, the maximum. Delete an old listing first.`;
export const photoSpaceUsed = 'You’ve used all your photo space. Delete an old listing or some photos first.';
export const confirmForMorePhotos =
  'Confirm your email to add more photos. Open the link in the email we sent you, or ask for a new one on your profile.';
export const confirmForSecondListing =
  'Confirm your email to add photos to a second listing. Open the link in the email we sent you, or ask for a new one on your profile.';
export const confirmForPhotos =
  'Confirm your email to add photos. Open the link in the email we sent you, or ask for a new one on your profile.';
export const photoStoreFull =
  'We can’t store more photos right now. Your listing is saved without this one. Send it later.';
export const photosNotShown = 'We can’t show photos right now. Try again in a few minutes.';
export const photosNotSaved = 'We can’t save photos right now. Your listing is saved without them.';
export const photoNotSaved =
  'We can’t save photos right now. Your listing is saved. Send this photo again in a few minutes.';
export const soldNoPhotos = 'This bike is sold, so you can’t add photos.';
export const tooManyPhotos = (max: number) => `This listing has ${max} photos, the maximum. Remove one first.`;
export const photoMissing = 'Photo not found.';
export const formNeeded = 'This call takes a form with a file: multipart/form-data with image and bike.';
export const photoTooLarge = (MB: number) => `The photo has more than ${MB} MB. Send a smaller one.`;
export const noPhotoFile = 'There is no photo at this address. A listing’s own call has the addresses of its own.';
export const photoEmpty = 'The file is empty.';
export const photoNoImage = 'It isn’t a JPEG, PNG, WebP or AVIF image.';
export const photoUnreadable = (megapixels: number) =>
  `We couldn’t open it as an image of up to ${megapixels} million pixels.`;
export const photoTooWide = (side: number) => `It is more than ${side} px on one side.`;
export const photoTooLargeAvif = (megapixels: number) =>
  `It has more than ${megapixels} million pixels, too many for AVIF. Send it as JPEG.`;
export const photoTooLargeProgressive = (megapixels: number) =>
  `It has more than ${megapixels} million pixels, too many for a progressive file. Save it without that.`;
