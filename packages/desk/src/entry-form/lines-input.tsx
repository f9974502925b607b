import { TextArea } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/entry-form';
import { isSame } from '../content/values.ts';
import { type FieldProps, useFieldProps } from './field-props.ts';

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** List of texts, one on each line. Blank lines stay while typing, and are no items. */
export function LinesInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty } = useFieldProps({ field, path, value });
  const items = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed !== null && isSame(linesIn(typed), items) ? typed : items.join('\n');
  return (
    <TextArea
      {...shared}
      hint={[shared.hint, texts.onePerLine].filter(Boolean).join(' ')}
      rows={Math.min(8, Math.max(3, items.length + 1))}
      value={text}
      onChange={(event) => {
        const next = linesIn(event.target.value);
        setTyped(event.target.value);
        onChange(next.length === 0 && !Array.isArray(value) ? empty : next);
      }}
    />
  );
}
