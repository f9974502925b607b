import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { needsScript } from './button.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Icon to show. */
  icon: IconName;
  /** Accessible name. */
  label: string;
  /** With or without an outline. @default 'outlined' */
  tone?: 'outlined' | 'quiet';
  /** Whether to align the icon itself with an edge of the parent, for a quiet button at the start or end of a line. @default 'none' */
  edge?: 'none' | 'start' | 'end';
  /** State of a toggle button; omit it otherwise. */
  pressed?: boolean;
}

/** Button with only an icon. Renders a `<button>` of 44 px and type "button", hidden without scripts. */
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
