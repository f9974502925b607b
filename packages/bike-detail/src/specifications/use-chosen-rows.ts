import { useState } from 'react';

/** Maximum number of selected rows. */
export const maxChosenRows = 5;

/** Selected rows of a specification, by label. */
export interface ChosenRows {
  /** Whether selection mode is on. */
  isChoosing: boolean;
  /** Turns selection mode on; or off, which clears the selection. */
  toggleChoosing: () => void;
  has: (label: string) => boolean;
  /** Selects or deselects a row; ignored if the selection is full. */
  toggle: (label: string) => void;
  isFull: boolean;
}

/** Holds the selection of at most five rows. */
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
