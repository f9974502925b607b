import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { isChosen } from './chosen-state.ts';
import { UnderDevelopment } from './under-development.tsx';

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
