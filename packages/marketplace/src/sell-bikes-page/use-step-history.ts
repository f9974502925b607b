import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { SellStep } from '../sell-draft/sell-answers.ts';

/** Navigation state of a step's history entry: the step, and the one it was opened from. */
interface StepEntry {
  sellStep: SellStep;
  from: SellStep;
}

/**
 * Gives each step its own history entry, so that Back and Forward go through the steps.
 * @param onTravel Called with the step of the entry that Back or Forward has reached.
 */
export function useStepHistory(step: SellStep, onTravel: (step: SellStep) => void) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isTravel = useNavigationType() === NavigationType.Pop;
  const entry = isStepEntry(state) ? state : null;
  const last = useRef({ key, entry });
  const follow = useEffectEvent((reachedKey: string) => {
    const before = last.current;
    last.current = { key: reachedKey, entry };
    // The first entry of a visit has no step: the next one knows where it came from.
    const reached = entry?.sellStep ?? before.entry?.from;
    if (isTravel && reachedKey !== before.key && reached !== undefined && reached !== step) onTravel(reached);
  });
  useEffect(() => follow(key), [key]);
  return {
    /** Whether Back leads to an earlier step by itself. */
    isEntry: entry !== null,
    /** Adds the entry of the step that is being opened. */
    add: (next: SellStep) =>
      void navigate('.', { state: { sellStep: next, from: step } satisfies StepEntry, preventScrollReset: true }),
    /** Goes back in the history if its previous entry is this step; returns whether it did. */
    returnTo: (next: SellStep): boolean => {
      const isPrevious = entry?.sellStep === step && entry.from === next;
      if (isPrevious) void navigate(-1);
      return isPrevious;
    },
  };
}

/** Returns a function that makes the current history entry forget its step, for a form that starts again. */
export function useForgottenStep(): () => void {
  const navigate = useNavigate();
  return () => void navigate('.', { replace: true, state: null, preventScrollReset: true });
}

const isStepEntry = (state: unknown): state is StepEntry =>
  typeof state === 'object' && state !== null && 'sellStep' in state && 'from' in state;
