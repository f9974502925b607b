import { addressIn } from '@dopahiya/domain/site';
import { Button, SearchField } from '@dopahiya/ui-kit';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/words-form';
import * as S from './words-form.styles.ts';

export interface WordsFormProps {
  /** Path of the page that the words are for. */
  action: string;
  /** The words that the page shows the results of. */
  text: string;
  /** What is searched, for screen readers. */
  label: string;
  /** What may be typed. @default the label */
  placeholder?: string;
  /** Parameters of the address that stay as they are. */
  unchanged?: readonly (readonly [name: string, value: string])[];
}

const maxLength = 100;

/** Words to narrow a list by, which stand in its address as `q`. Renders a GET form in a `<search>`. */
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
