import { styled } from 'styled-components';
import { ControlButton } from '../field/control-box.ts';
import { clearInput } from './typed-input.ts';

interface ClearButtonProps {
  /** Accessible name. */
  label: string;
  /** Called after the field was cleared. */
  onClear?: () => void;
}

/** Button that clears the preceding `<input>` of a `ControlBox`; visible while that has text and a placeholder. */
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
