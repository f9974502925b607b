import { paths } from '@dopahiya/domain';
import { BackLink, Container } from '@dopahiya/ui-kit';
import * as S from './bike-bar.styles.ts';

/** The row above a bike: the way back, and which bike this is, as far as that is known. */
export function BikeBar({ name }: { name?: string | undefined }) {
  return (
    <S.Bar>
      <Container>
        <BackLink to={paths.bikes}>Back</BackLink>
        {name && <S.Name>{name}</S.Name>}
      </Container>
    </S.Bar>
  );
}
