import { styled } from 'styled-components';
import { iconPaths } from './icon-paths.ts';

/** The name of an icon of the site. */
export type IconName = keyof typeof iconPaths;

export interface IconProps {
  /** Which icon. */
  name: IconName;
  /** Width and height in px. @default 20 */
  size?: 14 | 16 | 18 | 20 | 22 | 24;
  /** 'solid': filled with the colour of the text, as a pressed heart is. Without it only its lines are drawn. */
  fill?: 'solid' | undefined;
}

/** A small drawing that goes with a word, in the colour of the text; hidden from screen readers. Renders an `<svg>`. */
export function Icon({ name, size = 20, fill }: IconProps) {
  return (
    <Root viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-fill={fill}>
      <path d={iconPaths[name]} />
    </Root>
  );
}

const Root = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-fill='solid'] {
    fill: currentColor;
  }
`;
