import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { backdrop } from './backdrop.ts';
import { GroundLine } from '../../ground-line/ground-line.tsx';
import { fitting, lengthTogether, stageHeight, type Standing, toScale } from './scale.ts';

export interface StageProps {
  /** Bikes side by side; the scale is reduced if they would not fit. */
  bikes: readonly Standing[];
  /** Scale of the design, for wide and narrow screens. @default 'row' */
  scale?: 'row' | 'category' | 'compare' | 'teaser' | 'detail';
  /** `BikeDrawing`s on the ground. */
  children: ReactNode;
  /** Badges over the upper left corner. */
  badge?: ReactNode;
  /** Button over the upper right corner. */
  action?: ReactNode;
}

/** Backdrop on which bikes stand side by side at one scale. Renders a `<div>`. */
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

/** Gap between bikes, in mm. */
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

/** Several bikes are shown only once the whole backdrop is parsed, because each one that arrives would move those before it. */
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
