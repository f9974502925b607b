import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { needsScript } from '../button/button.styles.ts';
import { ChipContent, type ChipBaseProps } from './chip-content.tsx';
import { chipMixin } from './chip-mixin.ts';

/** Props of `Chip`, besides those of a `<button>`. */
export interface ChipProps extends ChipBaseProps, Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Whether it is selected; omit it for a plain action. */
  pressed?: boolean;
}

/** Button styled as a chip that toggles or removes a choice. Renders a `<button>` of type "button", hidden without scripts. */
export function Chip({ pressed, count, action = 'choose', children, ...rest }: ChipProps) {
  return (
    <Root type="button" aria-pressed={pressed} {...rest}>
      <ChipContent count={count} action={action}>
        {children}
      </ChipContent>
    </Root>
  );
}

const Root = styled.button`
  ${chipMixin}
  ${needsScript}
`;
