import type { ReactNode } from 'react';
import type { LineUpItem } from '../bike-row/bike-row.tsx';
import { Room, Track } from '../line-up/line-up.styles.ts';
import { fitting, longestOf } from '../stage/scale.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import type { CarouselControl } from './use-carousel.ts';

export interface CarouselProps<Item extends LineUpItem> {
  /** From `useCarousel`; also pass it to the arrows in the section's head. */
  carousel: CarouselControl;
  /** Label of the row for screen readers: 'Trending bikes'. */
  label: string;
  /** Items of the row. */
  items: readonly Item[];
  /** Renders one item. */
  children: (item: Item, index: number) => ReactNode;
  /** Visible items on wide screens. @default 4 */
  columns?: 3 | 4;
  /** Layout on narrow screens: most of the next item visible, or one large item with a part of the next. @default 'one-row' */
  narrow?: 'one-row' | 'one-large';
  /** Whether items share a stage (bikes) or are separate cards. @default 'joined' */
  spacing?: 'joined' | 'apart';
}

/**
 * Row that scrolls sideways with snapping, without scripts too. Renders a focusable `<ul>` that arrow keys
 * scroll, and arrow buttons below it on narrow screens if there are more than `columns`.
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
