export { latinWords } from './parser/names/latin-words.ts';
export { errorsAllowed, wholeErrors } from './parser/names/typing-errors.ts';
export { isBrandNamed, modelNamed } from './parser/names/whole-names.ts';
