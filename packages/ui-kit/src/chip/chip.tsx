import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { needsScript } from '../button/needs-script.ts';
import { ChipContent, type ChipBaseProps } from './chip-content.tsx';
import { chipMixin } from './chip-mixin.ts';

/** What `Chip` takes, beside everything a `<button>` takes. */
export interface ChipProps extends ChipBaseProps, Omit<ComponentProps<'button'>, 'children' | 'type'> {
  /** Whether it is chosen; leave it out for one that only does something. */
  pressed?: boolean;
}

/** Chooses something, or takes a choice away. Renders a `<button>` that does not submit, unseen without scripts. */
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
