import { formatNumber, plural } from '@dopahiya/domain/site';

export const title = 'Inbox';
export const messages = 'Messages';
export const figureReports = 'Reports of wrong figures';
export const questions = 'Questions without an answer';
export const moderation = 'Moderation';

export const states = 'Which messages';
export const stateOf = { open: 'Open', answered: 'Answered', archived: 'Archived' };
export const messagesFailed = 'The messages could not be loaded';
export const noMessages = 'No messages here';
export const subject = 'Your message to Dopahiya';
export const move = { open: 'Reopen', answered: 'Mark as answered', archived: 'Archive' };
export const moveOf = (action: string, who: string) => `${action}: ${who}`;
export const notMoved = 'The message is as it was';
export const erase = 'Delete';
export const eraseOf = (who: string) => `Delete the message of ${who}`;
export const eraseMeans = 'It is deleted for good.';
export const notErased = 'The message was not deleted';

export const reportsFailed = 'The reports could not be loaded';
export const noReports = 'No reports are waiting';
export const ours = (value: string) => `Our figure: ${value}.`;
export const reported = (value: string) => `Reported: ${value}.`;
export const times = (count: number, shown: string) =>
  plural(count, { one: 'Reported once.', other: `Reported ${shown} times.` });
export const seenAt = (place: string) => `Seen at: ${place}.`;
export const accept = 'Accept';
export const acceptOf = (what: string) => `Accept: ${what}`;
export const keep = 'Keep ours';
export const keepOf = (what: string) => `Keep ours: ${what}`;
export const notSettled = 'The report is as it was';

export const questionsFailed = 'The questions could not be loaded';
export const noQuestions = 'Every question was answered';
export const asked = (count: number, shown: string) =>
  plural(count, { one: 'Asked once.', other: `Asked ${shown} times.` });

export const cases = (count: number) =>
  plural(count, {
    one: 'One case is waiting.',
    other: count === 0 ? 'No cases are waiting.' : `${formatNumber(count)} cases are waiting.`,
  });
export const openModeration = 'Open moderation';
