import { messageOf } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { ButtonLink, Container, ErrorPanel } from '@dopahiya/ui-kit';
import { Page } from '../bike-list/bike-list-page.styles.ts';
import * as S from './brand-failure.styles.ts';

interface BrandFailureProps {
  error: Error;
  retry: () => void;
  retrying: boolean;
}

/** Stands in place of a brand that cannot be shown: why, trying again, and the way to the other brands. */
export function BrandFailure({ error, retry, retrying }: BrandFailureProps) {
  return (
    <Page>
      <Container>
        <S.Title>Oops! Something went wrong</S.Title>
        <ErrorPanel
          title="Error loading brand"
          message={messageOf(error, 'Failed to load the brand')}
          onRetry={retry}
          retrying={retrying}
        />
        <S.Onward>
          <ButtonLink to={paths.brands} tone="secondary">
            Browse Brands
          </ButtonLink>
        </S.Onward>
      </Container>
    </Page>
  );
}
