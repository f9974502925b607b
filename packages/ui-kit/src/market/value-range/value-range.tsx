import { formatPrice } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/value-range';
import { theme } from '../../theme/theme.ts';

export interface ValueRangeProps {
  /** The least it is worth, in whole rupees. */
  low: number;
  /** What it is most likely worth. */
  likely: number;
  /** The most it is worth. */
  high: number;
  /** How sure that is and where it comes from: '82% confidence. An estimate, not an offer.' */
  confidence: ReactNode;
}

/** A value that is known within bounds, on a ruler. Renders a `<div>`; put it into a `Stone`. */
export function ValueRange({ low, likely, high, confidence }: ValueRangeProps) {
  const share = high > low ? (likely - low) / (high - low) : 0.5;
  return (
    <div>
      <Bounds>
        {texts.bounds(formatPrice(low), formatPrice(high), (text) => (
          <small>{text}</small>
        ))}
      </Bounds>
      <Ruler aria-hidden="true">
        <Marker style={{ insetInlineStart: `${10 + 80 * share}%` }}>{formatPrice(likely)}</Marker>
      </Ruler>
      <Confidence>
        {texts.mostLikely(formatPrice(likely))} {confidence}
      </Confidence>
    </div>
  );
}

const Bounds = styled.p`
  font: ${theme.type.priceL};
  font-variant-numeric: tabular-nums lining-nums;

  > small {
    color: ${theme.color.textSubtle};
    font: ${theme.type.body};
  }
`;

const Ruler = styled.div`
  position: relative;
  height: 38px;
  margin-top: ${theme.space[3]};
  border-bottom: ${theme.border.ground} solid ${theme.color.lineStrong};
  background: repeating-linear-gradient(90deg, ${theme.color.lineStrong} 0 1.5px, transparent 1.5px 10%) 0 100% / 100%
    7px no-repeat;

  &::before {
    content: '';
    position: absolute;
    inset: auto 10% -5px;
    height: 8px;
    background: ${theme.color.actionSignalBg};
  }
`;

const Marker = styled.b`
  position: absolute;
  inset-block-end: 9px;
  padding-inline: 4px;
  background: ${theme.color.bgRaised};
  font: ${theme.type.priceS};
  font-variant-numeric: tabular-nums lining-nums;
  transform: translateX(-50%);
`;

const Confidence = styled.p`
  margin-top: 14px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
