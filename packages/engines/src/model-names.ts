export { isBrandNamed, modelNamed } from './model-names/model-named.ts';
