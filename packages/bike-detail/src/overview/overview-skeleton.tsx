import { Container, Skeleton } from '@dopahiya/ui-kit';
import * as Overview from './overview.styles.ts';
import * as S from './overview-skeleton.styles.ts';

/** Skeleton of the overview. */
export function OverviewSkeleton() {
  return (
    <Container>
      <Overview.Overview aria-hidden="true">
        <S.Backdrop />
        <S.Bars>
          <Skeleton width="30%" />
          <Skeleton width="70%" height="48px" />
          <Skeleton width="50%" height="40px" />
        </S.Bars>
      </Overview.Overview>
    </Container>
  );
}
