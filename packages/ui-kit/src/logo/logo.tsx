import { theme } from '../theme/theme.ts';
import { logoPaths } from './logo-paths.ts';

export interface LogoProps {
  /** Height in px. @default 46 */
  height?: number;
}

/**
 * The kilometre stone with दो ('two') and the name, in the colour of the text. Renders an `<svg>` hidden from screen
 * readers: give the link around it a name.
 */
export function Logo({ height = 46 }: LogoProps) {
  return (
    <svg viewBox="0 0 3040 800" height={height} width={(height * 3040) / 800} fill="currentColor" aria-hidden="true">
      <path fill={theme.color.actionSignalBg} d="M40 720V350a310 310 0 0 1 620 0v370z" />
      <path d="M0 720h700v80H0z" />
      <path fill={theme.color.actionSignalFg} d={logoPaths.two} />
      <path transform="translate(874 606) scale(1.552)" d={logoPaths.name} />
    </svg>
  );
}
