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
  /** Whether the icon itself stands on an edge of what the button is in, for a quiet one at the start or end of a line. @default 'none' */
  edge?: 'none' | 'start' | 'end';
  /** Whether it is on, for a button that stays pressed, as a heart does; leave it out otherwise. */
  pressed?: boolean;
}

/** Starts an action that an icon alone explains. Renders a `<button>` of 44 px that does not submit, unseen without scripts. */
export function IconButton({
  icon,
  label,
  tone = 'outlined',
  edge = 'none',
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} aria-pressed={pressed} data-tone={tone} data-edge={edge} {...rest}>
      <Icon name={icon} fill={pressed ? 'solid' : undefined} />
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
  /* By the room beside the icon of 20 px. */
  &[data-edge='start'] {
    margin-inline-start: calc((20px - ${theme.layout.tap}) / 2);
  }
  &[data-edge='end'] {
    margin-inline-end: calc((20px - ${theme.layout.tap}) / 2);
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
