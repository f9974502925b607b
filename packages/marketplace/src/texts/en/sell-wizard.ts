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
export const signInNext = 'You sign in next; nothing you typed is lost.';
export const stillNeeded = 'Brand, model, year and kilometres are still needed.';

export const stored = 'Your draft is kept in this browser.';
export const wordsStored = 'Your draft is kept in this browser without its photos: it has no room for them.';
export const notStored =
  'This browser keeps no draft. The form works all the same: stay on this page until the bike is listed.';
export const startOver = 'Start over';
export const startOverTitle = 'Start over?';
export const whatIsDeleted = 'Everything you typed and the photos are deleted from this browser. Nothing was sent yet.';
export const deleteDraft = 'Delete the draft';
export const keepDraft = 'Keep it';
export const offline = 'You are offline. Go on: your bike is listed once you are online again and press the button.';
export const slow = 'The line is slow. It is still on its way: please wait.';

export const takenOver = 'You went on in another tab: this is how it stands now.';
export const finishedElsewhere = 'This draft was sent or cleared in another tab. A new one begins here.';
export const changedElsewhere = 'Your draft was changed in another tab too. Which of the two shall be kept?';
export const sentElsewhere = 'Your draft was sent or cleared in another tab, and something was typed here since.';
export const takeOther = 'Show the other one';
export const keepOwn = 'Keep what is here';

export const authenticationFailed = 'Authentication failed. Please check your token.';
export const signInAgain = 'Sign in again';
export const signInOtherTab = 'Sign in in another tab';
export const signInFirst =
  'You are not signed in, and this browser keeps no draft. Sign in in another tab, then press the button here again.';
export const failed = (message: string) => `Failed to submit bike. ${message}`;
export const notCreated = 'Failed to create bike listing';
export const seeFields = 'Look at the fields that are marked.';
export const nothingLost = 'Nothing you typed is lost. Press again: however often it is sent, it is one listing.';

export const yourBike = 'Your bike';
export const drawing = (name: string) => `Drawing of a ${name}`;
export const toScale = 'Drawn to scale, in the paint of this model that comes nearest to your colour.';
export const notDrawn = 'Choose brand and model, and it stands here, drawn to scale.';
export const unknownModel = 'We have no drawing of this model. Your photos show it.';
export const km = (distance: number) => `${formatNumber(distance)} km`;

export const photosThatSell = 'Photos that sell';
export const photoTips = [
  'Right side, standing, whole bike',
  'Left side',
  'The kilometres, with the key turned',
  'Tyres close enough to see the tread',
  'Any scratch: it saves a visit',
];
export const plates = 'Cover the number plate if you do not want it seen.';
export const whatNext = 'What happens next';
export const nextSteps = [
  'The listing is saved, then each photo is sent.',
  'It is on the site at once, marked PENDING.',
];
