import { formatNumber, formatPrice } from '../../site/number-formats.ts';

/** Smallest and largest value, both included. */
interface Range {
  min: number;
  max: number;
}

// Choices and queries
export const unusable = 'This can’t be used. Check it and try again.';
export const oneOf = (words: readonly string[]) => `Give one of: ${words.join(', ')}.`;
export const someOf = (words: readonly string[]) =>
  `Give one or more of: ${words.join(', ')}; with commas between them.`;
export const tooManyChoices = (max: number) => `Give at most ${max} choices.`;
export const trueOrFalse = 'Give true or false.';
export const wholeNumber = 'Give one whole number of 0 or more, in digits.';
export const wholeNumberBetween = (min: number, max: number) =>
  `Give one whole number from ${min} to ${max}, in digits.`;
export const matters = (criteria: readonly string[]) =>
  `Give ${criteria.join(', ')}, each with a hyphen and 1 to 3, and commas between them.`;
export const page = 'Give a page number of 1 or more, in digits.';
export const limit = 'Give a number of items of 1 or more, in digits; at most 100 are sent.';
export const oneSearch = 'Give one search text.';
export const savedSearchMissing = 'Give the filters of a search, as in its address.';
export const savedSearchEmpty = 'Choose a filter or type a search first.';
export const savedSearchWrong = 'This isn’t a search for used bikes. Choose the filters again.';
export const slug = 'Give a slug of lowercase letters, digits and hyphens, or an id.';
export const oneSlug = 'Give one slug or id.';
export const longer = (max: number) => `Give at most ${max} characters.`;
export const rangeReversed = (measure: string) => `Give a lowest ${measure} that is not above the highest.`;
export const lowestAbove = (name: string) => `The lowest ${name} must not be above the highest.`;
export const nearMissing = 'Give near too: the city from which distances count.';
export const reviewsOfOne = 'Give the id or slug of one bike, for reviews are about one.';
export const variantsOfOne = 'Give the id or slug of one bike, for variants belong to one.';

// Names or ids in bodies
export const bike = 'Give the id or slug of a bike, as text.';
export const brand = 'Give the id or name of a brand, as text.';
export const city = 'Give the id or name of a city, as text.';
export const cityName = 'Give the name of a city, as text.';
export const variant = 'Give the name of a variant, as text.';

// Any text
export const controls = 'Remove control characters.';
export const tooLong = (max: number) => `Use at most ${max} characters.`;
export const tooShort = (min: number) => `Write at least ${min} characters.`;
export const submissionKey = 'Give a key of 8 to 64 letters, digits and hyphens.';
export const keyAsText = 'Give a key as text.';
export const phone = 'Enter a 10-digit phone number.';

// Accounts
export const emailMissing = 'Enter an email address.';
export const emailInvalid = 'Enter a valid email address.';
export const usernameMissing = 'Enter a username.';
export const usernameShort = (min: number) => `Use at least ${min} characters.`;
export const usernamePattern = 'Use letters, digits, dots, hyphens and underscores.';
export const usernameIsAddress = 'This looks like a web address. Use a hyphen or underscore instead of the dot.';
export const firstNameMissing = 'Enter your first name.';
export const lastNameMissing = 'Enter your last name.';
export const nameIsAddress = 'This looks like a web or email address. Enter only your name.';
export const newPasswordMissing = 'Enter a password.';
export const newPasswordShort = (min: number) => `Password must be at least ${min} characters long.`;
export const newPasswordLong = (max: number) => `Password must be at most ${max} characters long.`;
export const newPasswordCommon = 'This password is too common. Choose another.';
export const newPasswordIsName = 'Don’t use your name as your password.';
export const signInNameMissing = 'Enter your username or email.';
export const signInNameLong = 'This username or email is too long.';
export const passwordMissing = 'Enter your password.';
export const passwordLong = 'This password is too long.';
export const codeMissing = 'Enter a code.';
export const codeLong = 'This code is too long.';
export const ticketInvalid = 'Sign in with your password first.';
export const tokenMissing = 'Enter the token from the link in the email.';
export const tokenCut = 'This link is incomplete. Open the link in the email again.';
export const mailToken = 'Give the token of the link.';
export const favouritesAsText = 'Give slugs of bikes, as text.';
export const favouriteUnknown = 'This isn’t the slug of a bike.';
export const favouritesAsList = 'Give a list of slugs.';
export const favouritesTooMany = (max: number) => `Give at most ${max} slugs.`;

// Messages, reviews and reports
export const nameMissing = 'Enter your name.';
export const cityMissing = 'Enter your city.';
export const contactMissing = 'Enter your message.';
export const notAgreed = 'Agree to the Terms and Conditions to send a message.';
export const chatFieldsMissing = 'Please fill all required fields';
export const chatPhone = 'Please enter a valid 10-digit phone number';
export const messageMissing = 'Write a message.';
export const messageOrOffer = 'Write a message or make an offer.';
export const offer = ({ min, max }: Range) =>
  `Offer an amount from ${formatPrice(min)} to ${formatPrice(max)}, in whole rupees.`;
export const messageNumber = 'Give the number of a message.';
export const reportedMissing = 'Choose what to report.';
export const reviewMissing = 'Write something about the bike.';
export const reasonMissing = 'Enter a reason.';
export const noteMissing = 'Tell us more, or leave this empty.';
export const ratingMissing = 'Choose from 1 to 5 stars.';
export const titleMissing = 'Enter a title, or leave it empty.';
export const figureMissing = 'Choose the figure that is wrong.';
export const figureValueMissing = 'Enter the correct value.';
export const seenAtMissing = 'Enter where you saw it, or leave this empty.';
export const caseMissing = 'Choose a case.';
export const markAsText = 'Give the mark as text.';
export const mark = 'Give the mark of the case.';
export const fraudOfListing = 'Only a refused listing can be marked as fraud.';

// Used bikes
export const modelMissing = 'Enter the model.';
export const versionMissing = 'Enter the version, or leave it empty.';
export const year = 'Enter the year of manufacture, with four digits.';
export const kmRange = (max: number) => `Enter kilometres from 0 to ${formatNumber(max)}.`;
export const km = 'Enter kilometres of 0 or more.';
export const registrationMissing = 'Enter where it’s registered.';
export const priceRange = ({ min, max }: Range) =>
  `Enter a price from ${formatPrice(min)} to ${formatPrice(max)}, in whole rupees.`;
export const price = 'Enter a price above ₹0, in whole rupees.';
export const day = 'Enter a date like 2027-03-31.';
export const lenderMissing = 'Enter the lender.';
export const loanRemarksMissing = 'Enter notes about the loan, or leave this empty.';
export const descriptionMissing = 'Describe the bike.';
export const revision = 'Give the revision of the listing that you saw.';
export const photoFile = 'Send the photo as a file.';
export const photoListing = 'Give the id of one of your listings.';
export const photoPlace = 'Give the place among the photos, counted from 0.';
export const photoPlaceUpTo = (max: number) => `Give the place among the photos, counted from 0, up to ${max}.`;
