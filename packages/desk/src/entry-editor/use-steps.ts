import { useRef, useState } from 'react';

/** Step of editing an entry. */
export type Step = 'edit' | 'sheet' | 'review' | 'history';

/** The step that is shown, the field that the form moves the focus to, and ways to other steps. */
export function useSteps() {
  const whole = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>('edit');
  const [target, setTarget] = useState<{ path: string } | null>(null);
  const aimAt = (path: string) => setTarget({ path });
  // The button that was pressed is gone by then.
  const focusOnTab = () => requestAnimationFrame(() => focusOnStep(whole.current));
  return {
    whole,
    step,
    setStep,
    target,
    aimAt,
    focusOnTab,
    goTo: (path: string) => {
      setStep('edit');
      aimAt(path);
    },
    review: () => {
      setStep('review');
      scrollTo({ top: 0 });
      focusOnTab();
    },
  };
}

const focusOnStep = (whole: HTMLElement | null) =>
  whole?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
