import type { ReactNode, RefObject } from 'react';

/** Where a search box stands. */
export type SearchPlace = 'header' | 'hero';

export interface BikeSearchProps {
  /** Which words and which tone it has; in the header it is empty again after a search. */
  place: SearchPlace;
  /** What stands in the box. */
  text: string;
  onText: (text: string) => void;
  /** The box itself. */
  field: RefObject<HTMLInputElement | null>;
  /** A button at the end of the box. */
  trailing?: ReactNode;
}
