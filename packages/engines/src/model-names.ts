export { brandsMentioned, brandsNamed, modelsMentioned } from './parser/names/named-in.ts';
export { isBrandNamed, modelNamed, modelsNamed } from './parser/names/whole-names.ts';
