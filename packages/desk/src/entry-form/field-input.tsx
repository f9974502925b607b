import type { DeskFieldKind } from '@dopahiya/domain/desk';
import type { ComponentType } from 'react';
import { ChoiceInput, ChoicesInput, FlagInput } from './choice-inputs.tsx';
import { ColourInput } from './colour-input.tsx';
import type { FieldProps, GivenField } from './field-props.ts';
import { useForm } from './form-context.ts';
import { LinesInput } from './lines-input.tsx';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PairsInput } from './pairs-input.tsx';
import { PhotoInput } from './photo-input.tsx';
import { TextInput } from './text-input.tsx';

const inputs: Record<DeskFieldKind, ComponentType<FieldProps>> = {
  line: TextInput,
  text: TextInput,
  markdown: TextInput,
  month: TextInput,
  date: TextInput,
  number: NumberInput,
  rupees: NumberInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  flag: FlagInput,
  colour: ColourInput,
  lines: LinesInput,
  pairs: PairsInput,
  list: (props) => <ListInput {...props} Inner={FieldInput} />,
  photo: PhotoInput,
};

/** Input for any kind of field. */
export function FieldInput(props: GivenField) {
  const { set } = useForm();
  const Input = inputs[props.field.kind];
  return <Input {...props} onChange={(value) => set(props.path, value)} />;
}
