import type { ReactNode, RefObject } from 'react';

/** Location of a search box. */
export type SearchPlace = 'header' | 'hero';

export interface BikeSearchProps {
  /** Determines texts and style; in the header the box is cleared after a search. */
  place: SearchPlace;
  /** Text in the box. */
  text: string;
  onText: (text: string) => void;
  /** Ref of the input. */
  field: RefObject<HTMLInputElement | null>;
  /** Button at the end of the box. */
  trailing?: ReactNode;
}
