import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SellAnswers, SellStep } from '../sell-draft/sell-answers.ts';
import type { useDraft } from '../sell-draft/use-draft.ts';
import { isVehicleNamed, type SellErrors } from './answer-rules.ts';
import { useStepHistory } from './use-step-history.ts';

/** Navigates between steps, moving focus to the next title or to the first invalid field. */
export function useSteps({ draft: { step, answers }, keeper }: ReturnType<typeof useDraft>) {
  const form = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFaults] = useState<SellErrors>({});
  const [focus, setFocus] = useState<{ on: 'title' | 'fault' } | null>(null);
  const show = (next: SellStep) => {
    void keeper?.change({ step: next });
    setFaults({});
    setFocus({ on: 'title' });
  };
  const history = useStepHistory(step, (reached) => show(isVehicleNamed(answers) ? reached : 1));
  const goTo = (next: SellStep) => {
    if (history.returnTo(next)) return;
    show(next);
    history.add(next);
  };
  const blame = (where: SellStep, wrong: SellErrors) => {
    if (where !== step) {
      void keeper?.change({ step: where });
      history.add(where);
    }
    setFaults(wrong);
    setFocus({ on: 'fault' });
  };
  const moveFocus = useEffectEvent((on: 'title' | 'fault') => {
    if (on === 'title') form.current?.querySelector('h2')?.focus();
    else focusFirst(form.current, fieldErrors);
  });
  useEffect(() => {
    if (focus) moveFocus(focus.on);
  }, [focus]);
  const answer = (changes: Partial<SellAnswers>) => {
    keeper?.answer(changes);
    const answered = Object.keys(changes);
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !answered.includes(field))));
  };
  /** The previous step, if Back would leave the page instead of opening it; null otherwise. */
  const backStep = history.isEntry || step === 1 ? null : ((step - 1) as SellStep);
  return { form, fieldErrors, goTo, blame, answer, backStep, show };
}

function focusFirst(form: HTMLFormElement | null, fieldErrors: SellErrors): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => fieldErrors[name])?.focus();
}
