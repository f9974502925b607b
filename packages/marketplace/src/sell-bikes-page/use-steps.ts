import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SellAnswers, SellStep } from '../sell-draft/sell-answers.ts';
import type { useDraft } from '../sell-draft/use-draft.ts';
import type { SellErrors } from './answer-rules.ts';

/** Navigates between steps, moving focus to the next title or to the first invalid field. */
export function useSteps({ draft: { step }, keeper }: ReturnType<typeof useDraft>) {
  const form = useRef<HTMLFormElement>(null);
  const [fieldErrors, setFaults] = useState<SellErrors>({});
  const [focus, setFocus] = useState<{ on: 'title' | 'fault' } | null>(null);
  const goTo = (next: SellStep) => {
    void keeper?.change({ step: next });
    setFaults({});
    setFocus({ on: 'title' });
  };
  const blame = (where: SellStep, wrong: SellErrors) => {
    if (where !== step) void keeper?.change({ step: where });
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
  return { form, fieldErrors, goTo, blame, answer };
}

function focusFirst(form: HTMLFormElement | null, fieldErrors: SellErrors): void {
  const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
  controls.find(({ name }) => fieldErrors[name])?.focus();
}
