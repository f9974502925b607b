export { plainSearches } from './testing/plain-searches.ts';
export { questions as chatQuestions } from './chat/fixtures/questions.ts';
export { threads as chatThreads } from './chat/fixtures/threads.ts';
export { questionsAside as chatQuestionsAside } from './chat/fixtures/questions-aside.ts';
export { names as chatNames } from './chat/fixtures/names.ts';
