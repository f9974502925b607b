import { placeName } from '@dopahiya/domain/places';
import { dealershipQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { LateNavigate } from '@dopahiya/site';
import { Breadcrumb, Container, Later, Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ShowroomForm } from './showroom-form.tsx';
import { ShowroomList } from './showroom-list.tsx';
import { type AskedShowrooms, showroomsAddress } from './showroom-choice.ts';
import * as S from './showrooms-page.styles.ts';
import { useShowroomChoice } from './use-showroom-choice.ts';

const aroundList = () => import('./around-list.ts');
const loadLineUp = async () => (await aroundList()).BrandLineUp;
const loadSide = async () => (await aroundList()).ShowroomsSide;

/** Showrooms of a brand in a city, with a headline that follows the two boxes. */
export function ShowroomsPage({ asked }: { asked: AskedShowrooms }) {
  const choice = useShowroomChoice(asked);
  const { brand, city, page } = choice;
  const showrooms = useInfiniteQuery(dealershipQueries.inCity(useApi(), brand.slug, city, page));
  const [first] = showrooms.data?.pages ?? [];
  const hasSamples = first?.results.some(({ is_sample }) => is_sample) ?? false;
  return (
    <Container>
      <Breadcrumb
        trail={[
          { label: texts.home, to: paths.home },
          { label: texts.showrooms, to: paths.dealership },
          { label: brand.name, to: paths.showroomsOf(brand.slug) },
        ]}
        current={placeName(city)}
      />
      {asked.city !== null && city !== asked.city && <LateNavigate to={showroomsAddress(brand.slug, city)} stays />}
      <S.Top>
        <div>
          <h1>{texts.title(brand.name, placeName(city))}</h1>
          <S.Count>{first?.count && !hasSamples ? texts.count(first.count) : '\u00A0'}</S.Count>
          <ShowroomForm key={`${brand.slug} ${city}`} choice={choice} error={showrooms.error} />
        </div>
        <Later load={loadLineUp} fallback={<Skeleton height="180px" />} brand={brand.slug} name={brand.name} />
      </S.Top>
      <S.Columns>
        <ShowroomList choice={choice} />
        <Later load={loadSide} fallback={<Skeleton height="480px" />} brand={brand.slug} city={city} />
      </S.Columns>
    </Container>
  );
}
