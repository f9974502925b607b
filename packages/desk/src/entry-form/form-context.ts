import type { DeskContent, DeskFact, DeskProblem } from '@dopahiya/domain/desk';
import { createContext, useContext } from 'react';

/** What every field of a form needs to know. */
export interface FormContext {
  /** Content as it was loaded: null there stays null when a field is emptied. */
  loaded: DeskContent;
  facts: readonly DeskFact[];
  gaps: ReadonlySet<string>;
  problems: readonly DeskProblem[];
  /** Whether fields that can only be set once can be set: the entry is new. */
  isNew: boolean;
  /** Sets the value at a path in the latest content, whenever it is called; undefined takes the key out. */
  set: (path: string, value: unknown) => void;
}

const Form = createContext<FormContext>({
  loaded: {},
  facts: [],
  gaps: new Set(),
  problems: [],
  isNew: false,
  set: () => undefined,
});

export const FormProvider = Form.Provider;

/** Returns the form that a field is in. */
export const useForm = (): FormContext => useContext(Form);
