import { plural } from '@dopahiya/domain/site';

export const title = 'Desk';
export const inboxFailed = 'The inbox could not be loaded';
export const waiting = {
  messages: (count: number) => plural(count, { one: 'open message', other: 'open messages' }),
  figure_reports: (count: number) =>
    plural(count, { one: 'report of a wrong figure', other: 'reports of wrong figures' }),
  questions: (count: number) => plural(count, { one: 'unanswered question', other: 'unanswered questions' }),
  moderation_cases: (count: number) => plural(count, { one: 'moderation case', other: 'moderation cases' }),
  drafts: (count: number) => plural(count, { one: 'draft of yours', other: 'drafts of yours' }),
};
export const gaps = 'Missing where most people look';
export const modelsFailed = 'The models could not be loaded';
export const noGaps = 'There are no models yet';
export const allModels = 'All models';
export const drafts = 'Your drafts on this device';
export const changes = 'Last changes';
export const allChanges = 'All changes';
