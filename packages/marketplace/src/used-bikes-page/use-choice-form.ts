import { type ChangeEvent, type SubmitEvent, startTransition, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Choices, choicesIn, offeredSorts, toUsedBikes } from './used-bikes-address.ts';

/** Handles the filter form: choices and submits update the address, and the form follows other address changes. */
export function useChoiceForm(choices: Choices) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useLayoutEffect(() => show(form.current, choices), [choices]);
  useEffect(() => {
    // Going back before a choice has rendered leaves `choices` unchanged, although the field has changed.
    const onBack = () => show(form.current, choicesIn(new URLSearchParams(globalThis.location.search)));
    globalThis.addEventListener('popstate', onBack);
    return () => globalThis.removeEventListener('popstate', onBack);
  }, []);
  const go = (element: HTMLFormElement) => {
    const { sort, ...narrowed } = choicesIn(answersOf(element));
    const address = toUsedBikes({ ...narrowed, ...(sort && sort !== offeredSorts[0] && { sort }) });
    startTransition(() => void navigate(address, { preventScrollReset: true }));
  };
  return {
    ref: form,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      go(event.currentTarget);
    },
    onChange: (event: ChangeEvent<HTMLFormElement>) => {
      if ((event.target as Element) instanceof HTMLSelectElement) go(event.currentTarget);
    },
  };
}

function show(form: HTMLFormElement | null, choices: Choices): void {
  for (const field of fieldsOf(form)) field.value = shownValue(field.name, choices);
}

function fieldsOf(form: HTMLFormElement | null): (HTMLInputElement | HTMLSelectElement)[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select') ?? []);
}

function shownValue(name: string, choices: Choices): string {
  const value = (choices as Readonly<Record<string, string | undefined>>)[name];
  return value ?? (name === 'sort' ? (offeredSorts[0] ?? '') : '');
}

function answersOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
