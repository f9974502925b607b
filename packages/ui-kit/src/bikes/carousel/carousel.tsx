import type { ReactNode } from 'react';
import type { LineUpItem } from '../bike-row/bike-row.tsx';
import { Room, Track } from '../line-up/line-up.styles.ts';
import { fitting, longestOf } from '../stage/scale.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import type { CarouselControl } from './use-carousel.ts';

export interface CarouselProps<Item extends LineUpItem> {
  /** From `useCarousel`; give it to the arrows in the section's head too. */
  carousel: CarouselControl;
  /** What the row shows, told to screen readers: 'Trending bikes'. */
  label: string;
  /** What the row shows. */
  items: readonly Item[];
  /** Draws one item. */
  children: (item: Item, index: number) => ReactNode;
  /** How many are in sight on wide screens. @default 4 */
  columns?: 3 | 4;
  /** How large items are on narrow screens: with much of the next in sight, or one large and a part of the next. @default 'one-row' */
  narrow?: 'one-row' | 'one-large';
  /** Bikes stand on one stage, other cards apart. @default 'joined' */
  spacing?: 'joined' | 'apart';
}

/**
 * One row that scrolls sideways and snaps, without scripts too. Renders a `<ul>` that takes the focus, so that arrow
 * keys move it, and on narrow screens the arrows below it when there are more than `columns`.
 */
export function Carousel<Item extends LineUpItem>({
  carousel,
  label,
  items,
  children,
  columns = 4,
  narrow = 'one-row',
  spacing = 'joined',
}: CarouselProps<Item>) {
  const { attach } = carousel;
  return (
    <Room style={fitting(longestOf(items))}>
      <Track
        ref={attach}
        aria-label={label}
        tabIndex={0}
        data-columns={columns}
        data-narrow={narrow}
        data-spacing={spacing}
      >
        {items.map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
      </Track>
      {items.length > columns && <CarouselArrows carousel={carousel} label={label} place="below" />}
    </Room>
  );
}
