import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface SpinnerProps {
  /** Diameter in px. @default 20 */
  size?: 16 | 20 | 32;
  /** Label for screen readers; omit it next to visible text. */
  label?: string;
}

/** Loading indicator. Renders a `<span>`, with role status if it has a label. */
export function Spinner({ size = 20, label }: SpinnerProps) {
  const ring = <Ring style={{ width: size, height: size }} />;
  if (!label) return ring;
  return (
    <output>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  position: relative;
  display: block;
  flex: none;
  border: 2px solid transparent;
  border-top-color: currentColor;
  border-radius: ${theme.radius.pill};
  animation: ${turn} 0.8s linear infinite;

  &::after {
    content: '';
    position: absolute;
    inset: -2px;
    border: 2px solid;
    border-radius: inherit;
    opacity: 0.25;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
