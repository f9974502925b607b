import { bikeQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { Link } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/menu-line-up';
import * as S from './menu-line-up.styles.ts';

const standing = 3;

/** Three bikes to scale beside the open menu, with the way to compare them; their pictures are loaded with it. */
export function MenuLineUp() {
  const { data = [] } = useQuery(bikeQueries.trending(useApi()));
  const bikes = data.filter(({ drawing, image }) => drawing && image).slice(0, standing);
  return (
    <>
      <S.Room>
        {bikes.length > 0 && (
          <Stage bikes={bikes} scale="teaser">
            {bikes.map((bike) => (
              <BikeDrawing key={bike.id} bike={bike} alt="" loading="eager" />
            ))}
          </Stage>
        )}
      </S.Room>
      <S.Foot>
        <b>{texts.question}</b>
        <Link to={paths.compareBike} state={{ source: 'bikes' }}>
          {texts.compare}
        </Link>
      </S.Foot>
    </>
  );
}
