import { messageOf } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { ButtonLink, Container, ErrorPanel } from '@dopahiya/ui-kit';
import * as texts from '#texts/brand-page';
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
        <S.Title>{texts.wentWrong}</S.Title>
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.failedWhy)}
          onRetry={retry}
          retrying={retrying}
        />
        <S.Onward>
          <ButtonLink to={paths.brands} tone="secondary">
            {texts.browseBrands}
          </ButtonLink>
        </S.Onward>
      </Container>
    </Page>
  );
}
