import type { EmiInputs } from './emi-inputs.ts';

/** Called with what is entered anew. */
export type ChangeInputs = (part: Partial<EmiInputs>) => void;
