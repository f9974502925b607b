import { type BikeDetail, paths } from '@dopahiya/domain';
import { BackLink, Container } from '@dopahiya/ui-kit';
import { BikeActions } from '../bike-actions/bike-actions.tsx';
import * as S from './bike-bar.styles.ts';

export interface BikeBarProps {
  /** Which bike this is, as far as that is known. */
  bike: Pick<BikeDetail, 'slug' | 'name'> | null;
}

/** The row that stays above a bike: the way back, which bike this is, and what can be done with it. */
export function BikeBar({ bike }: BikeBarProps) {
  return (
    <S.Bar>
      <Container>
        <BackLink to={paths.bikes}>Back</BackLink>
        {bike && <S.Name>{bike.name}</S.Name>}
        {bike && <BikeActions bike={bike} />}
      </Container>
    </S.Bar>
  );
}
