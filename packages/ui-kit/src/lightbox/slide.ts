import type { ReactNode } from 'react';

/** One picture of a gallery or a lightbox. */
export interface Slide {
  /** What tells it from the others. */
  id: string;
  /** What is to be seen: 'Measurements', 'From the left'. */
  label: string;
  /** The picture: an `<img>`, a drawing, anything. */
  content: ReactNode;
  /**
   * What stands for it over the whole screen, where `100cqi` and `100cqb` are the room; without it `content`.
   */
  enlarged?: ReactNode;
  /** What stands for it in a row of small pictures; without it `content`. */
  thumbnail?: ReactNode;
}
