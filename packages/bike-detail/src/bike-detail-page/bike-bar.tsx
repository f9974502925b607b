import { paths } from '@dopahiya/domain';
import { Container, Link } from '@dopahiya/ui-kit';
import { useBack } from '../use-back.ts';
import * as S from './bike-bar.styles.ts';

/** The row above a bike: the way back, and which bike this is, as far as that is known. */
export function BikeBar({ name }: { name?: string | undefined }) {
  const goBack = useBack();
  return (
    <S.Bar>
      <Container>
        <Link to={paths.bikes} arrow="back" onClick={goBack}>
          Back
        </Link>
        {name && <S.Name>{name}</S.Name>}
      </Container>
    </S.Bar>
  );
}
