import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { needsScript } from './needs-script.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What is drawn. */
  icon: IconName;
  /** What it does, told to screen readers. */
  label: string;
  /** With or without an outline. @default 'outlined' */
  tone?: 'outlined' | 'quiet';
  /** Whether it is on, for a button that stays pressed, as a heart does; leave it out otherwise. */
  pressed?: boolean;
}

/** Starts an action that an icon alone explains. Renders a `<button>` of 44 px that does not submit, unseen without scripts. */
export function IconButton({ icon, label, tone = 'outlined', pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} aria-pressed={pressed} data-tone={tone} {...rest}>
      <Icon name={icon} fill={pressed ? 'solid' : 'none'} />
    </Root>
  );
}

const Root = styled.button`
  ${needsScript}
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.layout.tap};
  height: ${theme.layout.tap};
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.s};

  &[data-tone='outlined'] {
    border-color: ${theme.color.lineControl};
  }
  ${theme.media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${theme.color.bgHover};
    }
  }
  /* Always a layer of its own: to become one when it is pressed is a layout. */
  isolation: isolate;
  &:active {
    opacity: 0.86;
  }
  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${theme.color.lineHair};
    color: ${theme.color.lineControl};
    opacity: 0.6;
  }
`;
