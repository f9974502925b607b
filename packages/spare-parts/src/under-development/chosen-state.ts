/** Navigation state of a link to a group: whoever chooses one is told what the products are. */
export const chosenState = { hasChosenGroup: true };

/** Whether a link with that state led here. */
export const isChosen = (state: unknown): boolean =>
  (state as Partial<typeof chosenState> | null)?.hasChosenGroup === true;
