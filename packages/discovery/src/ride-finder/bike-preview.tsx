import { Link, theme } from '@dopahiya/ui-kit';
import { useCarousel } from '@dopahiya/ui-kit/bikes';
import { styled } from 'styled-components';
import { BikeShelf, type BikeShelfProps } from '../bike-shelf/bike-shelf.tsx';
import { ShelfFoot } from '../bike-shelf/shelf-foot.ts';

export interface BikePreviewProps extends Pick<BikeShelfProps, 'bikes' | 'label'> {
  /** Text if there are no bikes. */
  empty: string;
  /** Returns the text for a loading error. */
  failure: (error: Error) => string;
  /** Link to the page with all of them. */
  all: { to: string; label: string; state?: object };
}

/** Up to four bikes to scale, with a link to all of them. */
export function BikePreview({ bikes, label, empty, failure, all }: BikePreviewProps) {
  const carousel = useCarousel();
  return (
    <Preview>
      <BikeShelf
        bikes={bikes}
        label={label}
        carousel={carousel}
        empty={empty}
        failure={(error) => ({ title: failure(error) })}
      />
      <ShelfFoot>
        <Link to={all.to} state={all.state} arrow="forward">
          {all.label}
        </Link>
      </ShelfFoot>
    </Preview>
  );
}

const Preview = styled.div`
  margin-top: ${theme.space[6]};

  ${theme.media.noScript} {
    display: none;
  }
`;
