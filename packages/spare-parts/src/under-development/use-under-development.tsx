import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { UnderDevelopment } from './under-development.tsx';

/** Navigation state of a link to a group: whoever chooses one is told what the products are. */
export const chosenState = { hasChosenGroup: true };

/** Whether a link with that state led here. */
const isChosen = (state: unknown): boolean => (state as Partial<typeof chosenState> | null)?.hasChosenGroup === true;

/** The dialog that nothing can be ordered yet: open at first where choosing a group led here, then for each order. */
export function useUnderDevelopment() {
  const { state } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  const [isOpen, setOpen] = useState(isPushed && isChosen(state));
  return {
    tell: () => setOpen(true),
    dialog: <UnderDevelopment isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
