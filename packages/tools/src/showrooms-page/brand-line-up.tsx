import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-sections';
import { useQuery } from '@tanstack/react-query';
import { showroomQueries } from './showroom-queries.ts';
import * as S from './showrooms-sections.styles.ts';

export interface BrandLineUpProps {
  /** Slug of the brand. */
  brand: string;
  /** Name of the brand. */
  name: string;
}

/** Three bikes of the brand on one ground line; renders nothing if there are none or the request failed. */
export function BrandLineUp({ brand, name }: BrandLineUpProps) {
  const { data: bikes, isPending } = useQuery(showroomQueries.lineUp(useApi(), brand));
  if (isPending) return <S.LineUpRoom />;
  if (!bikes || bikes.length === 0) return null;
  return (
    <S.LineUp>
      <Stage bikes={bikes} scale="category">
        {bikes.map((bike) => (
          <SiteLink key={bike.id} to={paths.bike(bike)} state={{ bike }}>
            <BikeDrawing bike={bike} loading="eager" />
          </SiteLink>
        ))}
      </Stage>
      <figcaption>{texts.lineUp(name)}</figcaption>
    </S.LineUp>
  );
}
