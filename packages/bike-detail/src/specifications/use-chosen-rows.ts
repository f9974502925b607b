import { useState } from 'react';

/** As many rows can be put together. */
export const maxChosenRows = 5;

/** The rows of a specification that a visitor puts together, by their labels. */
export interface ChosenRows {
  /** Whether rows can be chosen now. */
  isChoosing: boolean;
  /** Starts choosing; ends it and lets all rows go. */
  toggleChoosing: () => void;
  has: (label: string) => boolean;
  /** Chooses a row while there is room, or lets it go. */
  toggle: (label: string) => void;
  isFull: boolean;
}

/** At most five chosen rows. */
export function useChosenRows(): ChosenRows {
  const [isChoosing, setChoosing] = useState(false);
  const [labels, setLabels] = useState<readonly string[]>([]);
  const isFull = labels.length >= maxChosenRows;
  const toggleChoosing = () => {
    setChoosing(!isChoosing);
    setLabels([]);
  };
  const toggle = (label: string) => {
    if (labels.includes(label)) setLabels(labels.filter((other) => other !== label));
    else if (!isFull) setLabels([...labels, label]);
  };
  return { isChoosing, toggleChoosing, has: (label) => labels.includes(label), toggle, isFull };
}
