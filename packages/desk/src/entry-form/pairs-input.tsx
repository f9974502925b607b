import { Button, Field, IconButton } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/entry-form';
import { isKeyed, isSame } from '../content/values.ts';
import { type FieldProps, useFieldProps } from './field-props.ts';
import * as S from './form.styles.ts';

type Pair = readonly [name: string, text: string];

const pairsIn = (value: unknown): Pair[] =>
  isKeyed(value) ? Object.entries(value).map(([name, text]) => [name, String(text)]) : [];

const valueOf = (pairs: readonly Pair[]) => Object.fromEntries(pairs.filter(([name]) => name.trim() !== ''));

/** Names with a text each. A pair counts once it has a name. */
export function PairsInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty } = useFieldProps({ field, path, value });
  const [typed, setTyped] = useState<readonly Pair[]>(() => pairsIn(value));
  const pairs = isSame(valueOf(typed), valueOf(pairsIn(value))) ? typed : pairsIn(value);
  const change = (next: readonly Pair[]) => {
    setTyped(next);
    const found = valueOf(next);
    onChange(Object.keys(found).length === 0 && !isKeyed(value) ? empty : found);
  };
  const remove = (index: number) => {
    change(pairs.filter((_, at) => at !== index));
    document.getElementById(`${shared.id}-add`)?.focus();
  };
  const set = (index: number, pair: Pair) => change(pairs.map((one, at) => (at === index ? pair : one)));
  return (
    <S.Group id={shared.id} tabIndex={-1}>
      <legend>{field.label}</legend>
      {shared.error && <S.Problem>{shared.error}</S.Problem>}
      {pairs.map(([name, text], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- A pair has no identity while its name is typed.
        <S.Pair key={index}>
          <Field label={texts.name} value={name} onChange={(event) => set(index, [event.target.value, text])} />
          <Field label={texts.value} value={text} onChange={(event) => set(index, [name, event.target.value])} />
          <IconButton
            icon="trash"
            label={texts.remove(name || texts.number(index + 1))}
            onClick={() => remove(index)}
          />
        </S.Pair>
      ))}
      <Button
        id={`${shared.id}-add`}
        tone="secondary"
        size="small"
        leadingIcon="plus"
        onClick={() => change([...pairs, ['', '']])}
      >
        {texts.add}
      </Button>
    </S.Group>
  );
}
