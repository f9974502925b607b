import { useApi, useShownError } from '@dopahiya/api-client';
import { addressIn, fullNameOf, paths } from '@dopahiya/domain';
import { Breadcrumb, Container, Field, PageTitle, shareLink, useIsHydrated, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/quote-checker-page';
import { BikeChoiceFields } from '../chosen-bike/bike-choice-fields.tsx';
import { type BikeChoice, chosenBikeQueries } from '../chosen-bike/chosen-bike-queries.ts';
import { quoteAddress } from '../chosen-bike/quote-address.ts';
import { StandingOnStone } from '../chosen-bike/standing-on-stone.tsx';
import type { LineCode } from '../quotation/line-codes.ts';
import { isOnLoan } from '../quote-judgement/is-on-loan.ts';
import { judgeQuotation } from '../quote-judgement/judge-quotation.ts';
import { LetterSection } from './letter-section.tsx';
import { QuoteEntry } from './quote-entry.tsx';
import { checkAddress, formId, type QuoteInputs } from './quote-inputs.ts';
import { type EnteredQuotation, useQuotation } from './use-quotation.ts';
import { VerdictBar } from './verdict-bar.tsx';
import { VerdictStone } from './verdict-stone.tsx';
import * as S from './quote-checker-page.styles.ts';

/** What `QuoteCheckerPage` takes. */
export interface QuoteCheckerPageProps {
  /** What the address asks for. */
  inputs: QuoteInputs;
}

/** A dealer's quotation, line by line beside what the rules give. Works as a form without scripts. */
export function QuoteCheckerPage({ inputs }: QuoteCheckerPageProps) {
  const entered = useQuotation(inputs);
  const { quotation } = entered;
  const [wanted, setWanted] = useState<ReadonlySet<LineCode>>(() => new Set(inputs.wanted));
  const chosen = useChosenPrice(inputs, isOnLoan(quotation));
  const { bike, price } = chosen;
  const judgement = judgeQuotation({ quotation, price: price.data ?? null, wanted });
  const name = bike ? fullNameOf(bike) : null;
  const share = () => {
    const address = checkAddress(inputs, { ...quotation, date: entered.date, wanted: [...wanted] });
    void shareLink({ title: texts.title, url: location.origin + addressIn(address) });
  };
  const has = quotation.lines.length > 0 || quotation.unread.length > 0;
  return (
    <>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.current} />
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        <QuoteForm inputs={inputs} entered={entered} chosen={chosen} />
        <S.Columns>
          <QuoteEntry
            entered={entered}
            lines={judgement.lines}
            wanted={wanted}
            onWant={(code) => setWanted((before) => toggled(before, code))}
          />
          <S.Verdict>
            {bike && <StandingOnStone bike={bike} />}
            <VerdictStone
              judgement={judgement}
              quotation={quotation}
              date={entered.date}
              bike={name}
              price={price.data ?? null}
              failure={useShownError(price) ? () => void price.refetch() : null}
              onShare={share}
            />
          </S.Verdict>
        </S.Columns>
      </Container>
      {has && (
        <LetterSection
          judgement={judgement}
          bike={[name, price.data?.variant].filter(Boolean).join(' ')}
          date={entered.date}
          written={price.data ?? null}
        />
      )}
      {quotation.lines.length > 0 && <VerdictBar judgement={judgement} />}
    </>
  );
}

interface QuoteFormProps extends QuoteCheckerPageProps {
  entered: EnteredQuotation;
  chosen: ReturnType<typeof useChosenPrice>;
}

/** The bike, the city and the day, and the form that all entries belong to; sent where no script runs, and kept here where one does. */
function QuoteForm({ inputs, entered, chosen: { bike, price, choose } }: QuoteFormProps) {
  const isHydrated = useIsHydrated();
  const keepHere = (event: FormEvent) => isHydrated && event.preventDefault();
  return (
    <S.Form
      id={formId}
      method="get"
      action={addressIn(paths.quoteChecker)}
      aria-label={texts.formLabel}
      onSubmit={keepHere}
    >
      <VisuallyHidden as="h2">{texts.formLabel}</VisuallyHidden>
      <BikeChoiceFields choice={inputs} bike={bike} error={price.error} onChoose={choose}>
        <Field
          type="date"
          label={texts.dateOfQuotation}
          name="date"
          value={entered.date}
          onChange={({ target }) => entered.setDate(target.value)}
        />
      </BikeChoiceFields>
    </S.Form>
  );
}

/** The bike that the address names, its price by the rules, and how to choose another one: bike and city alone go into the address. */
function useChosenPrice({ bike, city, variant }: BikeChoice, loan: boolean) {
  const api = useApi();
  const navigate = useNavigate();
  const isChosen = bike !== '';
  const found = useQuery({ ...chosenBikeQueries.named(api, bike), enabled: isChosen });
  const price = useQuery({ ...chosenBikeQueries.price(api, { bike, city, variant, loan }), enabled: isChosen });
  const choose = (change: Partial<BikeChoice>) => {
    void navigate(quoteAddress({ bike, city, variant, ...change }), { replace: true, preventScrollReset: true });
  };
  return { bike: found.data, price, choose };
}

const toggled = (codes: ReadonlySet<LineCode>, code: LineCode): ReadonlySet<LineCode> =>
  codes.has(code) ? new Set([...codes].filter((one) => one !== code)) : new Set([...codes, code]);
