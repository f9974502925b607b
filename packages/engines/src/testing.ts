export { plainSearches } from './testing/plain-searches.ts';
export { questions as chatQuestions } from './chat/fixtures/questions.ts';
export { threads as chatThreads } from './chat/fixtures/threads.ts';
