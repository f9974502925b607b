import { styled } from 'styled-components';
import { ControlButton } from '../field/control-box.ts';
import { clearInput } from './clear-input.ts';

interface ClearButtonProps {
  /** What it does, told to screen readers. */
  label: string;
  /** Called when the field is empty again. */
  onClear?: () => void;
}

/** Empties the `<input>` that it follows in a `ControlBox`, and is seen while that holds a text and has a placeholder. */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  return (
    <Root
      icon="close"
      label={label}
      onClick={({ currentTarget }) => {
        const { previousElementSibling: input } = currentTarget;
        if (input instanceof HTMLInputElement) clearInput(input);
        onClear?.();
      }}
    />
  );
}

const Root = styled(ControlButton)`
  input:placeholder-shown + & {
    display: none;
  }
`;
