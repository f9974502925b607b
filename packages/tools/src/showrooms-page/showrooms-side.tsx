import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-sections';
import { PopularCities, type PopularCitiesProps } from './popular-cities.tsx';
import * as S from './showrooms-sections.styles.ts';

/** Sidebar: large cities, and what a showroom offers. */
export function ShowroomsSide(choice: PopularCitiesProps) {
  return (
    <S.Side>
      <PopularCities {...choice} />
      <S.About>
        <h2>{texts.about}</h2>
        <p>{texts.aboutText}</p>
        <p>
          <Link to={paths.quoteChecker} arrow="forward">
            {texts.quoteChecker}
          </Link>
        </p>
      </S.About>
    </S.Side>
  );
}
