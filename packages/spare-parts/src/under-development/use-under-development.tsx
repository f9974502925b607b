import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { UnderDevelopment } from './under-development.tsx';

/** Navigation state of a group link, which makes the dialog open. */
export const chosenState = { hasChosenGroup: true };

/** Checks whether a link with that state led here. */
const isChosen = (state: unknown): boolean => (state as Partial<typeof chosenState> | null)?.hasChosenGroup === true;

/** Controls the dialog that nothing can be ordered yet: open at first after choosing a group, then for each order. */
export function useUnderDevelopment() {
  const { state } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  const [isOpen, setOpen] = useState(isPushed && isChosen(state));
  return {
    tell: () => setOpen(true),
    dialog: <UnderDevelopment isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}
