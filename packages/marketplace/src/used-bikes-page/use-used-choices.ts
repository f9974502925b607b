import { useChoiceForm } from '@dopahiya/site';
import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react';
import { type Choices, choicesIn, offeredSorts, toUsedBikes } from './used-bikes-address.ts';

/** Handles the filter form: choices apply at once, text once it is entered, left or cleared. */
export function useUsedChoices(choices: Choices) {
  const { form, choose } = useChoiceForm({ shown: toUsedBikes(choices), addressOf, show });
  return {
    ref: form,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      choose();
    },
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field: Element = target;
      if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.value === '')) choose();
    },
    onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
      const field: Element = target;
      if (field instanceof HTMLInputElement) choose();
    },
  };
}

function addressOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)];
  const answers = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const { sort, ...narrowed } = choicesIn(new URLSearchParams(answers));
  return toUsedBikes({ ...narrowed, ...(sort && sort !== offeredSorts[0] && { sort }) });
}

function show(form: HTMLFormElement, search: URLSearchParams): void {
  const choices = choicesIn(search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[name], select'))
    field.value = shownValue(field.name, choices);
}

function shownValue(name: string, choices: Choices): string {
  const value = (choices as Readonly<Record<string, string | undefined>>)[name];
  return value ?? (name === 'sort' ? (offeredSorts[0] ?? '') : '');
}
