import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { backdrop } from './backdrop.ts';
import { GroundLine } from '../../ground-line/ground-line.tsx';
import { fitting, lengthTogether, stageHeight, type Standing, toScale } from './scale.ts';

export interface StageProps {
  /** The bikes that stand side by side, so that the scale drops when they would not fit. */
  bikes: readonly Standing[];
  /** The design's scale, on wide and on narrow screens. @default 'row' */
  scale?: 'row' | 'category' | 'compare' | 'teaser' | 'detail';
  /** What stands on the ground: `BikeDrawing`s. */
  children: ReactNode;
  /** What lies over the upper left corner: badges. */
  badge?: ReactNode;
  /** What lies over the upper right corner: a button. */
  action?: ReactNode;
}

/** A backdrop on which bikes stand side by side, to one scale, on one ground line. Renders a `<div>`. */
export function Stage({ bikes, scale = 'row', children, badge, action }: StageProps) {
  return (
    <Room style={fitting(lengthTogether(bikes) + gap * bikes.length)}>
      <Scaled data-scale={scale}>
        <Backdrop data-several={bikes.length > 1 || undefined}>
          {children}
          {badge && <Corner data-side="start">{badge}</Corner>}
          {action && <Corner data-side="end">{action}</Corner>}
        </Backdrop>
        <GroundLine />
      </Scaled>
    </Room>
  );
}

/** Air, in mm, that each bike has beside the next. */
const gap = 80;

const Room = styled.div`
  container-type: inline-size;
`;

const Scaled = styled.div`
  ${toScale(theme.scale.rowS, '100cqi')}

  &[data-scale='compare'] {
    ${toScale(theme.scale.compareS, '100cqi')}
  }
  &[data-scale='teaser'] {
    ${toScale(theme.scale.teaserS, '100cqi')}
  }
  &[data-scale='detail'] {
    ${toScale(theme.scale.detail, '100cqi')}
  }
  ${theme.media.nav} {
    &[data-scale='row'] {
      ${toScale(theme.scale.row, '100cqi')}
    }
    &[data-scale='category'] {
      ${toScale(theme.scale.category, '100cqi')}
    }
    &[data-scale='compare'] {
      ${toScale(theme.scale.compare, '100cqi')}
    }
    &[data-scale='teaser'] {
      ${toScale(theme.scale.teaser, '100cqi')}
    }
  }
`;

/** Several bikes are seen once the ground behind them has come, for each that arrives moves those before it. */
const Backdrop = styled.div`
  ${backdrop}
  height: calc(var(--mm) * ${stageHeight});
  border-radius: 14px 14px 0 0;

  &[data-several]:not(:has(+ *)) > * {
    visibility: hidden;
  }
`;

const Corner = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline: auto ${theme.space[2]};

  &[data-side='start'] {
    inset-inline: ${theme.space[4]} auto;
    inset-block-start: ${theme.space[4]};
  }
`;
