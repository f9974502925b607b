import { ApiError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bike-page';
import * as S from './used-bike-page.styles.ts';

/** Says that there is no such used bike, or that there was one, with a way on. */
export function MissingUsedBike({ error }: { error: Error | null }) {
  const isGone = error instanceof ApiError && error.status === 410;
  return (
    <Container>
      <S.Failure role="alert">
        <h1>{isGone ? texts.goneTitle : texts.missingTitle}</h1>
        <p>{isGone ? texts.goneMessage : texts.missingMessage}</p>
        <S.Ways>
          <ButtonLink to={paths.usedBikes}>{texts.toUsedBikes}</ButtonLink>
        </S.Ways>
      </S.Failure>
    </Container>
  );
}
