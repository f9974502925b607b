import type { ReactNode } from 'react';

/** Option of a combobox. */
export interface ComboboxOption {
  /** Unique id within the combobox. */
  id: string;
  /** Text, unless it has its own content. */
  text: string;
  /** Content shown instead of the text; must not contain controls. */
  content?: ReactNode;
  /** Target; makes it a link that can be opened in a new tab. */
  href?: string;
  /** Whether the list stays open after it is chosen, e.g. for a term to search for next. @default 'close' */
  afterChoice?: 'close' | 'stay';
}

/** Section of related options. */
export interface ComboboxSection<Option extends ComboboxOption = ComboboxOption> {
  /** Unique title. */
  title?: string;
  /** Options; a section without any is hidden. */
  options: readonly Option[];
}
