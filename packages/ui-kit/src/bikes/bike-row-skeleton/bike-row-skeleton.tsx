import { styled } from 'styled-components';
import * as texts from '#texts/bike-row-skeleton';
import * as Card from '../bike-card/bike-card.styles.ts';
import { grids, Room, Track } from '../line-up/line-up.styles.ts';
import { GroundLine } from '../../ground-line/ground-line.tsx';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { Skeleton } from '../../skeleton/skeleton.tsx';
import { theme } from '../../theme/theme.ts';

export interface BikeRowSkeletonProps {
  /** Expected number of bikes. @default 4 */
  count?: number;
  /** Bikes per row on wide screens. @default 4 */
  columns?: 3 | 4;
  /** Whether it replaces a `BikeRow` or a `Carousel`. @default 'row' */
  instead?: 'row' | 'carousel';
  /** Layout of the carousel on narrow screens. @default 'one-row' */
  narrow?: 'one-row' | 'one-large';
  /** Whether the cards will have an action. @default 'none' */
  action?: 'none' | 'link';
  /** Number of buttons that the cards will have next to their action. @default 0 */
  tools?: number;
  /** Whether the cards will have a note below their price. @default 'none' */
  note?: 'none' | 'line';
  /** Label for screen readers. @default 'Loading bikes' */
  label?: string;
}

/** Placeholder with the exact layout of a loading row of bikes. */
export function BikeRowSkeleton({
  count = 4,
  columns = 4,
  instead = 'row',
  narrow = 'one-row',
  action = 'none',
  tools = 0,
  note = 'none',
  label = texts.loadingBikes,
}: BikeRowSkeletonProps) {
  const List = instead === 'row' ? grids[columns] : Track;
  return (
    <Room>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <List aria-hidden="true" data-columns={columns} data-narrow={narrow} data-spacing="joined">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <BikeCardSkeleton action={action} tools={tools} note={note} />
          </li>
        ))}
      </List>
    </Room>
  );
}

/** Placeholder of a loading `BikeCard`. */
export function BikeCardSkeleton({
  action = 'none',
  tools = 0,
  note = 'none',
}: Pick<BikeRowSkeletonProps, 'action' | 'tools' | 'note'>) {
  return (
    <Card.Root as="div">
      <Card.Stage />
      <GroundLine tone="pale" />
      <Card.Body>
        <Line>
          <Skeleton width="34%" />
        </Line>
        <Line data-for="name">
          <Skeleton width="62%" height="22px" />
        </Line>
        <Line data-for="facts">
          <Skeleton width="74%" />
        </Line>
        <Line data-for="price">
          <Skeleton width="42%" height="26px" />
        </Line>
        <Line data-for="qualifier">
          <Skeleton width="38%" height="12px" />
        </Line>
        {note === 'line' && (
          <Line data-for="note">
            <Skeleton width="54%" height="12px" />
          </Line>
        )}
        {action === 'link' && (
          <Card.Foot>
            <Card.Action>
              <Skeleton height="44px" />
            </Card.Action>
            <Card.Tools>
              {Array.from({ length: tools }, (_, index) => (
                <Skeleton key={index} width="44px" height="44px" />
              ))}
            </Card.Tools>
          </Card.Foot>
        )}
      </Card.Body>
    </Card.Root>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  height: calc(0.875rem * 1.43);

  &[data-for='name'] {
    height: calc(1.375rem * 1.15);
  }
  &[data-for='facts'] {
    height: calc(0.9375rem * 1.35);
    margin-block: 6px 14px;

    ${theme.media.belowNav} {
      margin-block: 2px 6px;
    }
  }
  &[data-for='price'] {
    height: calc(1.625rem * 1.1);
  }
  &[data-for='qualifier'] {
    height: calc(0.8125rem * 1.38);
    margin-top: 2px;
  }
  &[data-for='note'] {
    height: calc(0.8125rem * 1.38);
    margin-top: ${theme.space[1]};

    ${theme.media.belowNav} {
      height: calc(2 * 0.8125rem * 1.38);
    }
  }
`;
