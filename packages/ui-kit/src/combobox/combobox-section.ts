import type { ReactNode } from 'react';

/** One choice of a combobox. */
export interface ComboboxOption {
  /** No other option of the combobox has it. */
  id: string;
  /** What it says, unless it has a content of its own. */
  text: string;
  /** What is shown in place of the text; no control may be in it. */
  content?: ReactNode;
  /** Where it leads; makes it a link that opens in a new tab like any other. */
  href?: string;
  /** Whether the list stays open after it is chosen, as for a term that is searched for next. @default 'close' */
  afterChoice?: 'close' | 'stay';
}

/** Choices of a combobox that belong together. */
export interface ComboboxSection<Option extends ComboboxOption = ComboboxOption> {
  /** What they have in common; no other section has it. */
  title?: string;
  /** The choices; a section without any is not shown. */
  options: readonly Option[];
}
