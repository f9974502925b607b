export { isBrandNamed, modelNamed, type NamedModel } from './model-names/model-named.ts';
