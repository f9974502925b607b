import { chooseFields, type ChooseInputs } from './choose-inputs.ts';

export interface HiddenNeedsProps {
  inputs: ChooseInputs;
  /** Which of them the form has as hidden fields; it asks for the others itself. */
  of: (name: string) => boolean;
}

/** Needs that another form asks for, as hidden fields, so that a form without scripts keeps them. */
export const HiddenNeeds = ({ inputs, of }: HiddenNeedsProps) =>
  chooseFields(inputs)
    .filter(([name]) => of(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
