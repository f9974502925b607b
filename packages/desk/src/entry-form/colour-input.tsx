import { Field, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/entry-form';
import { type FieldProps, useFieldProps } from './field-props.ts';

/** What browsers show for no colour. */
const black = `#${'0'.repeat(6)}`;

const isHex = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** Colour as '#rrggbb', typed or picked. */
export function ColourInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty } = useFieldProps({ field, path, value });
  const text = typeof value === 'string' ? value : '';
  return (
    <Field
      {...shared}
      value={text}
      spellCheck={false}
      onChange={(event) => onChange(event.target.value === '' ? empty : event.target.value)}
      trailing={
        <span>
          <Swatch
            type="color"
            aria-label={texts.pick(field.label)}
            value={isHex(text) ? text : black}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      }
    />
  );
}

const Swatch = styled.input`
  width: ${theme.layout.tap};
  height: 32px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
