import type { ReactNode } from 'react';

/** One variant of a bike. */
export interface VariantColumn {
  /** What tells it from the others. */
  id: string | number;
  /** Its name. */
  name: string;
  /** What it costs: a `Price`. */
  price: ReactNode;
  /** Whether it is the one that the page shows. @default false */
  selected?: boolean;
}
