export const title = 'Desk';
export const inboxFailed = 'The inbox could not be loaded';
export const waiting = {
  messages: 'open messages',
  figure_reports: 'reports of wrong figures',
  questions: 'unanswered questions',
  moderation_cases: 'cases of moderation',
  drafts: 'drafts of yours',
};
export const gaps = 'Missing where most people look';
export const modelsFailed = 'The models could not be loaded';
export const noGaps = 'There are no models yet';
export const allModels = 'All models';
export const drafts = 'Your drafts on this device';
export const changes = 'Last changes';
export const allChanges = 'All changes';
