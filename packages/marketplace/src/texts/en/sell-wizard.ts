import { formatNumber } from '@dopahiya/domain/site';

export const form = 'Sell your bike';
export const steps = ['Vehicle Details', 'Photos & Location', 'Contact & Finalize'];
export const stepTitle = (step: number, name: string) => `Step ${step} of 3: ${name}`;
export const next = ['Next: photos and location', 'Next: contact and price', ''];
export const back = 'Back';
export const goOn = 'Continue';
export const list = 'List Your Bike';
export const listing = 'Listing...';
export const sendingPhotos = (sent: number, all: number) => `Sending photos: ${sent} of ${all}`;
export const signInNext = 'Next, sign in. We’ll keep everything you typed.';
export const stillNeeded = 'Add the brand, model, year and kilometres to continue.';

export const stored = 'Your draft is saved in this browser.';
export const wordsStored = 'Your draft is saved in this browser, but not its photos. There isn’t enough space.';
export const notStored = 'This browser can’t save a draft. Stay on this page until your bike is listed.';
export const startOver = 'Start over';
export const startOverTitle = 'Start over?';
export const whatIsDeleted = 'This deletes everything you typed and your photos. Nothing has been sent.';
export const deleteDraft = 'Delete draft';
export const keepDraft = 'Keep draft';
export const offline = 'You’re offline. Carry on, then list your bike when you’re back online.';
export const slow = 'Your connection is slow. Please wait.';

export const takenOver = 'Updated with your changes from another tab.';
export const finishedElsewhere = 'You sent or cleared this draft in another tab. You can start a new one here.';
export const changedElsewhere = 'You also changed this draft in another tab. Which version do you want to keep?';
export const sentElsewhere = 'You sent or cleared this draft in another tab, then typed more here.';
export const takeOther = 'Use the other version';
export const keepOwn = 'Keep this version';

export const authenticationFailed = 'Authentication failed. Please check your token.';
export const signInAgain = 'Sign in again';
export const signInOtherTab = 'Sign in in another tab';
export const signInFirst = 'This browser can’t save a draft. Sign in in another tab, then press the button here again.';
export const failed = (message: string) => `Failed to submit bike. ${message}`;
export const notCreated = 'Failed to create bike listing';
export const seeFields = 'Check the marked fields.';
export const nothingLost = 'We’ve kept what you typed. Press again: your bike won’t be listed twice.';

export const yourBike = 'Your bike';
export const drawing = (name: string) => `Drawing of a ${name}`;
export const toScale = 'Drawn to scale, in the closest factory colour.';
export const notDrawn = 'Choose a brand and model to see your bike drawn to scale.';
export const forEstimate = 'Add the brand, model, year and kilometres to see what it’s worth.';
export const unknownModel = 'We don’t have a drawing of this model. Your photos will show it.';
export const km = (distance: number) => `${formatNumber(distance)} km`;

export const photosThatSell = 'Photos that sell';
export const photoTips = [
  'The whole bike, standing, in daylight',
  'The odometer, with the key turned',
  'Tyres close enough to see the tread',
  'Any scratches or damage',
];
export const plates = 'Cover the number plate if you don’t want it seen.';
export const whatNext = 'What happens next';
export const nextSteps = [
  'We save your listing, then upload your photos.',
  'Buyers can see it straight away, marked PENDING.',
];
