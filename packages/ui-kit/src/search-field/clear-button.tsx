import { styled } from 'styled-components';
import { ControlButton } from '../field/control-box.ts';
import { useIsHydrated } from '../hydrated/use-is-hydrated.ts';
import { clearInput } from './typed-input.ts';

interface ClearButtonProps {
  /** What it does, told to screen readers. */
  label: string;
  /** Called when the field is empty again. */
  onClear?: () => void;
}

/**
 * Empties the `<input>` that it follows in a `ControlBox`, and is seen while that holds a text and has a placeholder. Without
 * scripts it could do nothing: it is no part of a page's first bytes.
 */
export function ClearButton({ label, onClear }: ClearButtonProps) {
  if (!useIsHydrated()) return null;
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
