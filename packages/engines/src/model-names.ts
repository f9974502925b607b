export { isBrandNamed, modelNamed } from './parser/names/whole-names.ts';
