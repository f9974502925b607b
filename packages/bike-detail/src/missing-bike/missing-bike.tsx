import { useApi } from '@dopahiya/api-client';
import type { BikeSuggestion } from '@dopahiya/domain/requests';
import { paths, suggestedPath } from '@dopahiya/domain/site';
import { Container, Link } from '@dopahiya/ui-kit';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import * as texts from '#texts/missing-bike';
import { missingBikeFailure } from '../bike-failure.ts';
import { BikeFailureScreen } from '../bike-detail-page/bike-failure-screen.tsx';
import { type BikeAddress, type BikeSuggestions, missingBikeQueries } from './missing-bike-queries.ts';
import * as S from './missing-bike.styles.ts';

export interface MissingBikeProps {
  /** Address where no bike was found; absent if the address has only an id. */
  address?: BikeAddress;
  /** The site's search box. */
  search?: ReactNode;
}

/** Says that there is no bike at an address, and suggests similar names, the brand and a search. */
export function MissingBike({ address, search }: MissingBikeProps) {
  return (
    <>
      <BikeFailureScreen failure={missingBikeFailure} />
      <Container>
        <S.WaysOn>
          {search && (
            <S.Search>
              <h2>{texts.searchTitle}</h2>
              {search}
            </S.Search>
          )}
          {address && <Nearest address={address} />}
        </S.WaysOn>
      </Container>
    </>
  );
}

function Nearest({ address }: { address: BikeAddress }) {
  const { data } = useQuery(missingBikeQueries.suggestions(useApi(), address));
  if (!data || (data.bikes.length === 0 && !data.brand)) return null;
  return <NearestLinks {...data} />;
}

function NearestLinks({ bikes, brand }: BikeSuggestions) {
  const headingId = useId();
  return (
    <S.Nearest aria-labelledby={headingId}>
      <h2 id={headingId}>{bikes.length > 0 ? texts.nearestTitle : texts.brandTitle}</h2>
      <ul>
        {bikes.map((bike) => (
          <li key={bike.id}>
            <NearBike bike={bike} />
          </li>
        ))}
        {brand && (
          <li>
            <Link to={paths.brand(brand.slug)} arrow="forward">
              {texts.allOfBrand(brand.name)}
            </Link>
          </li>
        )}
      </ul>
    </S.Nearest>
  );
}

function NearBike({ bike }: { bike: BikeSuggestion }) {
  return (
    <S.Bike to={suggestedPath(bike)}>
      <S.Picture>
        {bike.image && <img src={bike.image} alt="" width={96} height={60} loading="lazy" decoding="async" />}
      </S.Picture>
      <span>
        {[bike.brand, bike.name].filter(Boolean).join(' ')}
        <SaleBadge bike={bike} size="s" />
      </span>
    </S.Bike>
  );
}
