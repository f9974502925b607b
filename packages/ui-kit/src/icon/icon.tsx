import { styled } from 'styled-components';
import { iconPaths } from './icon-paths.ts';

/** Name of an icon. */
export type IconName = keyof typeof iconPaths;

export interface IconProps {
  /** Icon to show. */
  name: IconName;
  /** Width and height in px. @default 20 */
  size?: 14 | 16 | 18 | 20 | 22 | 24;
  /** 'solid' fills it with the text colour, like a pressed heart. Without it only its lines are drawn. */
  fill?: 'solid' | undefined;
}

/** Icon next to text, in the text colour; hidden from screen readers. Renders an `<svg>`. */
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
