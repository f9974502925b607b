import { formatDateIn } from '@dopahiya/domain/languages';
import type { ScreeningReason } from '@dopahiya/engines/screening';

/** Contact detail found in a text, with the words that look like it where they can be told. */
export interface Contact {
  reason: ScreeningReason;
  words: string | null;
}

/** Names of the contact details that texts may not contain. */
export const contactNames = {
  number: 'a phone number',
  link: 'a link',
  mail: 'an email address',
  payment: 'a payment ID',
  handle: 'a social media name',
  elsewhere: 'a request to talk on another app',
  plate: 'a number plate',
};

const inWords = ({ reason, words }: Contact): string =>
  words === null ? contactNames[reason] : `${contactNames[reason]} (“${words}”)`;

export const signedOut = 'You’re signed out. Sign in and try again.';
export const checkFields = 'Check the marked fields.';
export const bodyTooLarge = (kB: number) => `The body is larger than ${kB} kB, the maximum. Send less.`;
export const brokenOff = 'We didn’t receive the whole request. Send it again.';
export const jsonOnly = 'This call accepts JSON. Send the header content-type: application/json.';
export const noJson = 'The body must be JSON, for example {"name": "value"}.';
export const noObject = 'The body must be an object, for example {"name": "value"}.';
export const nulInAddress = 'There is nothing at this address: it contains a NUL character.';
export const nulInName = 'A name or a list contains a NUL character. Remove it.';
export const otherSite = 'This was sent from another website. Open Dopahiya and try again there.';
export const databaseDown = 'Our database isn’t responding. Please try again in a few seconds.';
export const unexpected = 'Something went wrong on our side. Please try again.';
export const noCall = 'There is no API call at this address. See /api/docs/ for a list.';
export const methodNotAllowed = (method: string, allowed: string) =>
  `This address doesn’t accept ${method}. Use one of: ${allowed}.`;
export const pageBeyondEnd = (pages: number) =>
  `The list has ${pages === 1 ? 'one page' : `${pages} pages`}. Ask for a page up to that.`;
export const noReferenceFile = 'The reference has no file of this name. Its page is at /api/docs/.';
export const confirmToVote =
  'Confirm your email first: a vote counts only then. You can send the link again from your profile.';
export const confirmToLike =
  'Confirm your email first: a like counts only then. You can send the link again from your profile.';
export const bikeUnknown = 'We couldn’t find this bike.';
export const bikeNotListed = 'We couldn’t find this bike. Choose one from the list of bikes.';
export const bikesNotListed = (slugs: readonly string[]) =>
  `We couldn’t find ${slugs.length === 0 ? 'this bike' : slugs.map((slug) => `‘${slug}’`).join(' or ')}. Choose from the list of bikes.`;
export const notElectric = (bike: string) =>
  `The ${bike} is not electric. Choose electric bikes or compare with all bikes.`;
export const sameBikeTwice = 'You can’t compare a bike with itself. Name each bike once.';
export const secondBikeMissing = 'Name a second bike to compare after ‘-vs-’.';
export const tooManyCompared = (max: number) => `You can compare up to ${max} bikes. Remove some.`;
export const cityUnknown = 'We couldn’t find this city.';
export const cityNotListed = 'We couldn’t find this city. Choose one from the list of cities.';
export const severalCities = (choices: readonly string[]) =>
  `Several cities have this name. Give one of: ${choices.join('; ')}.`;
export const variantUnknown = 'This bike has no variant with this name. Choose one from its list of variants.';
export const brandUnknown = 'We couldn’t find this brand.';
export const brandNotListed = 'We couldn’t find this brand. Choose one from the list of brands.';
export const modelSlugUnknown = 'There is no bike with this slug. The list of bikes has them all.';
export const madeBeforeSale = (name: string, year: number) =>
  `The ${name} has been sold since ${year}. Give a year from ${year}, or check the model.`;
export const alreadyReviewed = 'You’ve already reviewed this bike. Edit or delete that review.';
export const ownReview = 'You can’t vote on your own review.';
export const reviewGone = 'This review no longer exists.';
export const articleUnknown = 'We couldn’t find this article.';
export const articleNotShown = 'We can’t show this article right now. Please try again.';
export const partUnknown = 'We couldn’t find this part.';
export const partGroupUnknown = 'We couldn’t find this group of parts.';
export const conversationDeleted = 'This conversation has already been deleted.';
export const pictureQueueFull = 'We’re making too many pictures right now. Try again in a few seconds.';
export const noSharePicture =
  'There is no picture at this address. It joins the names of one to four drawings by ~ and ends in .png.';
export const noDrawing =
  'There is no drawing at this address. A bike’s own call has the addresses of all its drawings.';
export const noDrawingInColour =
  'There is no drawing of this bike in this colour. The bike’s own call has the addresses of all.';
export const noMark = 'There is no mark at this address. A brand’s own call has the address of its mark.';
export const noPhotograph = 'There is no photograph at this address. A bike’s own call has the addresses of its own.';
export const contactsFound = (contacts: readonly Contact[]) =>
  `Everyone can read this. Remove ${contacts.map(inWords).join(' and ')}.`;
export const heldBack = (contacts: readonly Contact[]) =>
  `Message not sent: it looks like it contains ${contacts.map(inWords).join(' and ')}. Remove it from your first message and send it again.`;
export const stateUnknown = (name: string) =>
  `We don’t know a state or union territory called '${name}'. Check the spelling.`;
export const noDate = (text: string) => `'${text}' is not a date. Write it as year-month-day, for example 2026-11-21.`;
export const tooEarly = (first: string, date: string) =>
  `On-road prices start on ${formatDateIn('en', first)}. ${formatDateIn('en', date)} is earlier. Choose a later day.`;
export const noWholePrice = (price: number) =>
  `An ex-showroom price must be whole rupees above zero, or null. ${price} is not.`;
