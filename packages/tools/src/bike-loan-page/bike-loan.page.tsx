import { priceQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery, useAddressState, useClaimText } from '@dopahiya/site';
import * as texts from '#texts/bike-loan-page';
import { claimedShare, claimedTenures } from '#texts/owner-claims';
import {
  type LoanInputs,
  loanParameters,
  loanSearch,
  monthsOf,
  readLoanInputs,
  unreadIn,
  type UnreadNumbers,
} from './loan-inputs.ts';
import { loanQueries, loanClaimOf } from './loan-queries.ts';
import { Breadcrumb, Container, Later, PageTitle, Section, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import * as S from './bike-loan-page.styles.ts';
import { LoanCalculator } from './loan-calculator.tsx';
import { LoanExample } from './loan-example.tsx';
import { NumberedStone } from './numbered-stone.ts';

// One chunk for all sections, which readers need together.
const sections = () => import('./loan-sections.ts');
const loadLenders = async () => (await sections()).LenderSection;
const loadSteps = async () => (await sections()).LoanSteps;
const loadQuestions = async () => (await sections()).LoanQuestions;

/** How a two-wheeler loan works: the offer, monthly cost, lenders' rates, four steps and questions. */
function BikeLoanPage({ asked, unread }: { asked: LoanInputs; unread?: UnreadNumbers }) {
  const { value: inputs, change } = useAddressState(asked, loanSearch);
  const { data: offers } = useQuery(priceQueries.loanOffers(useApi()));
  const claim = loanClaimOf(offers);
  const share = useClaimText(claimedShare);
  const tenures = useClaimText(claimedTenures);
  // Deferred, so that the lender table does not re-render on each slider move.
  const { amount, years } = useDeferredValue(inputs);
  return (
    <>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.title} />
        <S.Top>
          <div>
            <PageTitle intro={texts.intro(claim, share)}>{texts.title}</PageTitle>
            <S.Offers aria-label={texts.offer}>
              {texts.offers(claim, { share, tenures }).map(({ title, text }, index) => (
                <li key={title}>
                  <NumberedStone aria-hidden="true">{index + 1}</NumberedStone>
                  <div>
                    <b>{title}</b>
                    <small>{text}</small>
                  </div>
                </li>
              ))}
            </S.Offers>
          </div>
          <LoanExample />
        </S.Top>
      </Container>
      <Section title={texts.calculator}>
        <LoanCalculator unread={unread} inputs={inputs} claim={claim} onChange={change} />
      </Section>
      <Later load={loadLenders} fallback={<Skeleton height="1190px" />} amount={amount} months={monthsOf({ years })} />
      <Later load={loadSteps} fallback={<Skeleton height="270px" />} />
      <Later load={loadQuestions} fallback={<Skeleton height="390px" />} />
    </>
  );
}

/** Page about two-wheeler loans, with lenders' rates and a calculator. */
export const bikeLoanPage = definePage({
  name: 'bike-loan',
  path: paths.bikeLoan,
  parameters: loanParameters,
  read: ({ search }) => ({ asked: readLoanInputs(search), unread: unreadIn(search) }),
  queries: (api) => ({ sections: [pageQuery(priceQueries.loanOffers(api)), pageQuery(loanQueries.example(api))] }),
  useHead: () => ({
    title: texts.headTitle,
    description: texts.headDescription(useClaimText(claimedShare)),
    path: paths.bikeLoan,
  }),
  component: BikeLoanPage,
});
