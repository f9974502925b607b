import { formatNumber, plural } from '@dopahiya/domain/site';

export const headTitle = 'Moderation | Dopahiya';
export const headDescription = 'What was reported or held at Dopahiya, for those who decide.';

export const notYours = 'Only moderators of the site see this page.';
export const home = 'Go to the home page';
export const needsCodes = 'Set up codes at sign-in first';
export const needsCodesMeans =
  'Who decides here signs in with a password and a code, so that a stolen password alone decides nothing. Set codes up, then sign in once more.';
export const setUpCodes = 'Set up codes';
export const signInAgain = 'Sign in once more, with a code';
export const signInAgainMeans = 'This session began without a code of your app. Decisions need one that began with it.';
export const failed = 'This could not be loaded';
export const tryLater = 'An error occurred. Please try again.';

/** What stands around it, and for who has to sign in first. */
export const page = {
  title: 'Moderation',
  signedOut: 'Sign in to go on',
  whatFor: 'This page is for the moderators of the site.',
  signIn: 'Login',
  needsScript:
    'This page is put together in your browser and needs JavaScript, which is switched off. What is reported or held waits until somebody decides.',
  failed,
  tryLater,
};

export const parts = 'What is shown';
export const queue = 'Waiting';
export const log = 'Decisions';
export const kinds = 'Kind';
export const all = 'All kinds';
export const kindsOf = {
  listing: 'Listings',
  conversation: 'Conversations',
  review: 'Reviews',
  photo: 'Photos',
  figure: 'Figures',
};

export const waiting = (count: number) =>
  plural(count, { one: 'One case waits', other: `${formatNumber(count)} cases wait` });
export const cases = 'Cases, the oldest first';
export const noCases = 'Nothing waits for a decision';
export const noCasesMeans = 'What people report, what is held, and new reviews come here.';
export const noCasesOfKind = 'Nothing of this kind waits';
export const allKinds = 'Show all kinds';
export const look = 'Look again';
export const more = 'More cases';
export const allDecided = 'All cases in sight are decided.';

export const verdicts = { allow: 'Allow', refuse: 'Refuse' };
export const reason = 'Reason';
export const reasonRoom = (min: number, max: number) => `Required, ${min} to ${max} characters.`;
export const tooShort = (min: number) => `Write a reason of at least ${min} characters.`;
export const tooLong = (max: number, over: number) =>
  `A reason has at most ${max} characters: take out ${formatNumber(over)}.`;
export const suggestions = 'Typical reasons';
export const cancel = 'Cancel';
export const confirm = { allow: 'Allow it', refuse: 'Refuse it' };
export const deciding = 'Deciding...';
export const notDecided = 'This was not decided';
export const reasonKept = 'Your reason is still here. Try again in a moment.';
export const takenElsewhere = 'Somebody else has decided this meanwhile';
export const takenElsewhereMeans = 'This is what they decided. Yours was not taken.';
export const changedElsewhere = 'This case has changed meanwhile';
export const announced = {
  allow: (what: string) => `Allowed: ${what}.`,
  refuse: (what: string) => `Refused: ${what}.`,
  reversed: (what: string) => `Taken back: ${what} is a case again.`,
};

export const outcomes = { allow: 'Allowed', refuse: 'Refused' };
export const refusedAsFraud = 'Refused as fraud';
export const takenBack = 'Taken back';
export const decidedBy = (who: string, when: string) => `${who}, ${when}`;
export const reversedBy = (who: string, when: string, why: string) => `Taken back by ${who}, ${when}: ${why}`;
export const former = 'A former moderator';
export const reasonGone = 'The reason is gone with the account that it was about.';
export const reverse = 'Take it back';
export const reverseOf = (what: string) => `Take it back: ${what}`;
export const reverseMeans = 'It stands as before the decision, and is a case again.';
export const reversing = 'Taking it back...';
export const notReversed = 'This was not taken back';
export const decidedSince = 'Something was decided of this since. Look at what stands now.';
export const whyReversed = [
  { label: 'Looked again', text: 'I have looked again: the decision was wrong.' },
  { label: 'Explained since', text: 'Whoever is concerned has explained it since.' },
  { label: 'Wrong button', text: 'The wrong button was pressed.' },
];

export const undo = 'Undo this person’s reports';
export const undoMeans = (holds: number, reports: number) => {
  const settled = `${plural(reports, { one: 'One open report is', other: `${formatNumber(reports)} open reports are` })} settled as wrong.`;
  if (holds === 0) return `${settled} Their reports hold nothing.`;
  return `${plural(holds, { one: 'One thing that their reports hold is', other: `${formatNumber(holds)} things that their reports hold are` })} shown again. ${settled}`;
};
export const undoConfirm = 'Undo all of them';
export const undoing = 'Undoing...';
export const notUndone = 'The reports were not undone';
export const undone = 'All reports of this person are undone.';
export const whyUndone = [
  { label: 'Attack', text: 'These reports are an attack on people who sell here.' },
  { label: 'Reports are wrong', text: 'I have looked at these reports: they are wrong.' },
];

export const decisions = 'Decisions, the latest first';
export const noDecisions = 'Nothing has been decided yet';
export const noDecisionsMeans = 'Each decision stands here with its reason, and can be taken back.';
export const earlierDecisions = 'Older decisions';
export const toQueue = 'To what waits';
