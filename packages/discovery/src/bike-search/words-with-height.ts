export { withOwnHeight as wordsWithHeight } from '@dopahiya/engines/plain-words';
