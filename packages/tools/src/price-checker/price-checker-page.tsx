import { suggestionQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { LateNavigate } from '@dopahiya/site';
import { Breadcrumb, Container, PageTitle } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type AskedPrice, checkerAddress } from './checker-address.ts';
import { matchBike } from './checker-queries.ts';
import * as S from './price-checker.styles.ts';
import { PriceChecker } from './price-checker.tsx';

/** The price checker as a page; its result is in the URL. */
export function PriceCheckerPage({ asked }: { asked: AskedPrice }) {
  const navigate = useNavigate();
  const isTyped = asked.bike === null && asked.text !== null;
  const { data } = useQuery({ ...suggestionQueries.matching(useApi(), asked.text ?? ''), enabled: isTyped });
  const meant = isTyped && data ? matchBike(asked.text ?? '', data.results) : undefined;
  if (meant) return <LateNavigate to={checkerAddress({ ...asked, bike: meant.slug })} />;
  return (
    <Container>
      <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.priceTab} />
      <PageTitle intro={texts.subtitle}>{texts.title}</PageTitle>
      <S.Page>
        <PriceChecker
          asked={asked}
          onCheck={(choice) => void navigate(checkerAddress(choice), { replace: true, preventScrollReset: true })}
        />
      </S.Page>
    </Container>
  );
}
