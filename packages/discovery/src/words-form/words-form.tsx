import { addressIn } from '@dopahiya/domain/site';
import { Button, SearchField } from '@dopahiya/ui-kit';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/words-form';
import * as S from './words-form.styles.ts';

export interface WordsFormProps {
  /** Path of the page to submit to. */
  action: string;
  /** Current search text. */
  text: string;
  /** Accessible name of the search. */
  label: string;
  /**
   * Placeholder of the field.
   * @default the label
   */
  placeholder?: string;
  /** Other address parameters to keep. */
  unchanged?: readonly (readonly [name: string, value: string])[];
}

const maxLength = 100;

/** Search field that filters a list through the `q` parameter. Renders a GET form in a `<search>`. */
export function WordsForm({ action, text, label, placeholder = label, unchanged }: WordsFormProps) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = [...new FormData(event.currentTarget)];
    const words = answers.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
    const search = new URLSearchParams(words).toString();
    void navigate(search === '' ? action : `${action}?${search}`, { preventScrollReset: true });
  };
  return (
    <search>
      <form method="get" action={addressIn(action)} onSubmit={submit}>
        {unchanged?.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <S.Fields key={text}>
          <SearchField label={label} placeholder={placeholder} name="q" defaultValue={text} maxLength={maxLength} />
          <Button type="submit">{texts.submit}</Button>
        </S.Fields>
      </form>
    </search>
  );
}
