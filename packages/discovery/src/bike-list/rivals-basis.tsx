import { placeName } from '@dopahiya/domain/places';
import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/rival-notes';
import * as S from './list-body.styles.ts';

/** Says what the lines on the cards compare. */
export function RivalsBasis() {
  const city = useFromRemembered(chosenCity, ({ name }) => name);
  return (
    <S.Basis>
      {texts.basis(placeName(city))} <Link to={paths.choose}>{texts.choose}</Link>
    </S.Basis>
  );
}
