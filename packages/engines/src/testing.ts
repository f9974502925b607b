export { plainSearches } from './testing/plain-searches.ts';
export { questions as chatQuestions } from './chat/fixtures/questions.ts';
export { threads as chatThreads } from './chat/fixtures/threads.ts';
export { questionsAside as chatQuestionsAside } from './chat/fixtures/questions-aside.ts';
export { readSearch } from './testing/read-search.ts';
export { nameIndex as chatNameIndex, names as chatNames, placeIndex as chatPlaceIndex } from './chat/fixtures/names.ts';
