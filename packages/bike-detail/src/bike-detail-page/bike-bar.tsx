import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { BackLink, Container } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/bike-detail-page';
import { BikeActions } from '../bike-actions/bike-actions.tsx';
import * as S from './bike-bar.styles.ts';

export interface BikeBarProps {
  /** Which bike this is, as far as that is known. */
  bike: Pick<BikeDetail, 'slug' | 'name'> | null;
  /** Its id, for what has to stop below it. */
  id?: string;
  /** Links to the parts of the page. */
  tabs?: ReactNode;
}

/** What stays above a bike: the way back, which bike this is, the parts of its page, and what can be done with it. */
export function BikeBar({ bike, id, tabs }: BikeBarProps) {
  return (
    <S.Bar id={id}>
      <Container>
        <BackLink to={paths.bikes}>{texts.back}</BackLink>
        {bike && <S.Name>{bike.name}</S.Name>}
        {tabs}
        {bike && <BikeActions bike={bike} />}
      </Container>
    </S.Bar>
  );
}
