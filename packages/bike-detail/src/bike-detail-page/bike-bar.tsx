import type { BikeDetail } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { BackLink, Container } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/bike-detail-page';
import { BikeActions } from '../bike-actions/bike-actions.tsx';
import * as S from './bike-bar.styles.ts';

export interface BikeBarProps {
  /** The bike; null while unknown. */
  bike: Pick<BikeDetail, 'slug' | 'name'> | null;
  /** Id of the bar, for elements that must scroll to just below it. */
  id?: string;
  /** Links to the sections of the page. */
  tabs?: ReactNode;
}

/** Sticky bar above a bike: back link, bike name, section links and actions. */
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
