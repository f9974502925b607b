import { formatNumber, plural } from '@dopahiya/domain/site';

export const headTitle = 'Moderation | Dopahiya';
export const headDescription = 'Reported and held content on Dopahiya, for moderators.';

export const notYours = 'Only moderators can see this page.';
export const home = 'Go to the home page';
export const needsCodes = 'Set up two-step sign-in first';
export const needsCodesMeans =
  'Moderators need two-step sign-in, so a stolen password isn’t enough. Set it up, then sign in again.';
export const setUpCodes = 'Set up two-step sign-in';
export const signInAgain = 'Sign in again with a code';
export const signInAgainMeans = 'You signed in without a code from your app. Moderators need one.';
export const failed = 'We couldn’t load this page';
export const tryLater = 'An error occurred. Please try again.';

/** What stands around it, and for who has to sign in first. */
export const page = {
  title: 'Moderation',
  signedOut: 'Sign in to continue',
  whatFor: 'This page is for moderators.',
  signIn: 'Login',
  needsScript: 'This page needs JavaScript, which is switched off.',
  failed,
  tryLater,
};

export const parts = 'Sections';
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
  plural(count, { one: 'One case waiting', other: `${formatNumber(count)} cases waiting` });
export const cases = 'Cases, oldest first';
export const noCases = 'No cases waiting';
export const noCasesMeans = 'Reports, held content and new reviews appear here.';
export const noCasesOfKind = 'No cases of this kind';
export const allKinds = 'Show all kinds';
export const look = 'Check again';
export const more = 'More cases';
export const allDecided = 'You’ve decided all cases on this page.';

export const verdicts = { allow: 'Allow', refuse: 'Refuse' };
export const reason = 'Reason';
export const reasonRoom = (min: number, max: number) => `Required, ${min} to ${max} characters.`;
export const tooShort = (min: number) => `Write a reason of at least ${min} characters.`;
export const tooLong = (max: number, over: number) => `Use at most ${max} characters: remove ${formatNumber(over)}.`;
export const suggestions = 'Typical reasons';
export const cancel = 'Cancel';
export const confirm = { allow: 'Allow it', refuse: 'Refuse it' };
export const deciding = 'Deciding...';
export const notDecided = 'Decision not saved';
export const reasonKept = 'We’ve kept your reason. Try again in a moment.';
export const takenElsewhere = 'Someone else has already decided this';
export const takenElsewhereMeans = 'Their decision is shown. Yours was not saved.';
export const changedElsewhere = 'This case has changed';
export const announced = {
  allow: (what: string) => `Allowed: ${what}.`,
  refuse: (what: string) => `Refused: ${what}.`,
  reversed: (what: string) => `Reversed: ${what} is waiting again.`,
};

export const outcomes = { allow: 'Allowed', refuse: 'Refused' };
export const refusedAsFraud = 'Refused as fraud';
export const takenBack = 'Reversed';
export const decidedBy = (who: string, when: string) => `${who}, ${when}`;
export const reversedBy = (who: string, when: string, why: string) => `Reversed by ${who}, ${when}: ${why}`;
export const former = 'A former moderator';
export const reasonGone = 'The reason was deleted with the account it was about.';
export const reverse = 'Reverse it';
export const reverseOf = (what: string) => `Reverse it: ${what}`;
export const reverseMeans = 'This undoes the decision and reopens the case.';
export const reversing = 'Reversing...';
export const notReversed = 'Decision not reversed';
export const decidedSince = 'There is a newer decision. Check it first.';
export const whyReversed = [
  { label: 'Checked again', text: 'I have checked again: the decision was wrong.' },
  { label: 'Explained since', text: 'The person concerned has explained it since.' },
  { label: 'Wrong button', text: 'The wrong button was pressed.' },
];

export const undo = 'Undo this person’s reports';
export const undoMeans = (holds: number, reports: number) => {
  const settled = `${plural(reports, { one: 'One open report is', other: `${formatNumber(reports)} open reports are` })} closed as wrong.`;
  if (holds === 0) return `${settled} Their reports are not hiding anything.`;
  return `${plural(holds, { one: 'One item their reports hid is', other: `${formatNumber(holds)} items their reports hid are` })} shown again. ${settled}`;
};
export const undoConfirm = 'Undo all reports';
export const undoing = 'Undoing...';
export const notUndone = 'We couldn’t undo the reports';
export const undone = 'We’ve undone all reports from this person.';
export const whyUndone = [
  { label: 'Attack', text: 'These reports are an attack on sellers.' },
  { label: 'Reports are wrong', text: 'I have checked these reports: they are wrong.' },
];

export const decisions = 'Decisions, newest first';
export const noDecisions = 'No decisions yet';
export const noDecisionsMeans = 'Decisions appear here with their reasons. You can reverse them.';
export const earlierDecisions = 'Older decisions';
export const toQueue = 'Go to waiting cases';
