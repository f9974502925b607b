import { messageOf } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, ErrorPanel, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/brand-page';
import { Page } from '../bike-list/bike-list-page.styles.ts';

interface BrandFailureProps {
  error: Error;
  retry: () => void;
  retrying: boolean;
}

/** Error state of a brand's page, with retry and a link to the other brands. */
export function BrandFailure({ error, retry, retrying }: BrandFailureProps) {
  return (
    <Page>
      <Container>
        <Title>{texts.wentWrong}</Title>
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.failedWhy)}
          onRetry={retry}
          retrying={retrying}
        />
        <Onward>
          <ButtonLink to={paths.brands} tone="secondary">
            {texts.browseBrands}
          </ButtonLink>
        </Onward>
      </Container>
    </Page>
  );
}

const Title = styled.h1`
  margin-block: ${theme.space[4]} ${theme.space[6]};
`;

const Onward = styled.p`
  margin-top: ${theme.space[6]};
`;
