import type { ReactNode } from 'react';

/** What other features show on the page of an account; a part that is not given is not there. */
export interface ProfileSlots {
  /** What the visitor wrote about bikes. */
  reviews?: ReactNode;
  /** What the visitor sells. */
  listings?: ReactNode;
  /** What the visitor asked and was asked, and the offers. */
  questions?: ReactNode;
}
