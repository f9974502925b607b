import { bikeQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Link, theme } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/menu-line-up';

const standing = 3;

/** Three bikes to scale beside the open menu, with the way to compare them; their pictures are loaded with it. */
export function MenuLineUp() {
  const { data = [] } = useQuery(bikeQueries.trending(useApi()));
  const bikes = data.filter(({ drawing, image }) => drawing && image).slice(0, standing);
  return (
    <>
      <Room>
        {bikes.length > 0 && (
          <Stage bikes={bikes} scale="teaser">
            {bikes.map((bike) => (
              <BikeDrawing key={bike.id} bike={bike} alt="" loading="eager" />
            ))}
          </Stage>
        )}
      </Room>
      <Foot>
        <b>{texts.question}</b>
        <Link to={paths.compareBike} state={{ source: 'bikes' }}>
          {texts.compare}
        </Link>
      </Foot>
    </>
  );
}

/** As high as the stage will be, so that nothing moves when the bikes are known. */
const Room = styled.div`
  min-height: 140px;
`;

const Foot = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[2]};
  font: ${theme.type.small};

  > b {
    font-weight: ${theme.weight.semibold};
  }
`;
