import { Container, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/profile-page';
import * as S from './profile-page.styles.ts';

/** Skeleton of the account. */
export function ProfileSkeleton() {
  return (
    <S.Scripted>
      <Container>
        <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
        <S.Waiting aria-hidden="true">
          <Skeleton width="min(320px, 80%)" height="44px" />
          <Skeleton width="min(420px, 90%)" />
          <Skeleton height="220px" />
          <Skeleton height="160px" />
        </S.Waiting>
      </Container>
    </S.Scripted>
  );
}
