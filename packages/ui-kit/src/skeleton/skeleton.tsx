import { keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface SkeletonProps {
  /** CSS width. @default '100%' */
  width?: string;
  /** CSS height. @default '14px' */
  height?: string;
}

/** Loading placeholder that appears after a short delay. Renders a `<span>`. */
export function Skeleton({ width = '100%', height = '14px' }: SkeletonProps) {
  return <Bar style={{ width, height }} />;
}

const appear = keyframes`from { opacity: 0; }`;
const shine = keyframes`to { transform: translateX(100%); }`;

/** Animates a child, because browsers skip it while off screen instead of restyling and painting every frame. */
const Bar = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: 4px;
  content-visibility: auto;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &::before {
    background: ${theme.color.skeletonBase};
    animation: ${appear} 1ms 300ms both;
  }
  &::after {
    background: linear-gradient(90deg, transparent, ${theme.color.skeletonShine}, transparent);
    transform: translateX(-100%);
    animation:
      ${appear} 1ms 300ms both,
      ${shine} 1.4s infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      animation-name: ${appear};
    }
  }
`;
