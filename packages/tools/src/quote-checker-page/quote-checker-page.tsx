import { useApi, useShownError } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { addressIn, paths } from '@dopahiya/domain/site';
import { isOnLoan } from '@dopahiya/engines/judgement';
import type { LineCode } from '@dopahiya/engines/quotation';
import { LateNavigate } from '@dopahiya/site';
import {
  Breadcrumb,
  Container,
  Field,
  Later,
  PageTitle,
  Skeleton,
  useIsHydrated,
  VisuallyHidden,
} from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import * as texts from '#texts/quote-checker-page';
import { BikeChoiceFields } from '../chosen-bike/bike-choice-fields.tsx';
import { type BikeChoice, chosenBikeQueries, quoteAddress } from '../chosen-bike/chosen-bike-queries.ts';
import { StandingOnStone } from '../chosen-bike/standing-on-stone.tsx';
import { useCityInForce } from '../city-in-force/use-city-in-force.ts';
import { QuoteEntry } from './quote-entry.tsx';
import { formId, type QuoteInputs } from './quote-inputs.ts';
import { type EnteredQuotation, useQuotation } from './use-quotation.ts';
import * as S from './quote-checker-page.styles.ts';

// One chunk for these and the lines, which share the rules.
const checked = () => import('./checked-quotation.tsx');
const loadBar = async () => (await checked()).CheckedBar;
const loadLetter = async () => (await checked()).CheckedLetter;
const loadQuotedBike = async () => (await import('./quoted-bike.tsx')).QuotedBike;
const loadVerdict = async () => (await checked()).CheckedVerdict;

export interface QuoteCheckerPageProps {
  /** Inputs from the URL. */
  inputs: QuoteInputs;
}

/** Checks a dealer's quotation line by line against the rules. Works as a form without scripts. */
export function QuoteCheckerPage({ inputs: asked }: QuoteCheckerPageProps) {
  const inputs = useInVisitorsCity(asked);
  const entered = useQuotation(inputs);
  const { quotation, date } = entered;
  const [wanted, setWanted] = useState<ReadonlySet<LineCode>>(() => new Set(inputs.wanted));
  const want = useCallback((code: LineCode) => setWanted((before) => toggled(before, code)), []);
  const chosen = useChosenPrice(inputs, isOnLoan(quotation));
  const { bike, failure } = chosen;
  const price = chosen.price.data ?? null;
  const check = useMemo(() => ({ quotation, price, wanted, date }), [quotation, price, wanted, date]);
  const name = bike ? fullNameOf(bike) : null;
  const has = quotation.lines.length > 0 || quotation.unread.length > 0;
  return (
    <>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.current} />
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        <QuoteForm inputs={inputs} entered={entered} chosen={chosen} />
        <S.Columns>
          <S.Verdict data-state={has ? 'entered' : 'empty'}>
            {bike && (
              <S.Standing>
                <StandingOnStone bike={bike} />
              </S.Standing>
            )}
            <Later
              load={loadVerdict}
              fallback={<Skeleton height="240px" />}
              check={check}
              name={name}
              failure={failure}
              bike={inputs.bike}
              city={inputs.city}
              variant={inputs.variant}
            />
          </S.Verdict>
          <QuoteEntry entered={entered} check={check} onWant={want} />
        </S.Columns>
      </Container>
      {asked.namesCity && inputs.city !== asked.city && <LateNavigate to={quoteAddress(inputs)} stays />}
      {has && <Later load={loadLetter} fallback={<Skeleton height="480px" />} check={check} name={name} />}
      {quotation.lines.length > 0 && <Later load={loadBar} check={check} />}
    </>
  );
}

/** Returns the inputs with the visitor's city, if the URL names none or the visitor has since chosen another. */
function useInVisitorsCity(asked: QuoteInputs): QuoteInputs {
  const city = useCityInForce(asked.namesCity ? asked.city : null);
  return useMemo(() => (asked.city === city ? asked : { ...asked, city }), [asked, city]);
}

interface QuoteFormProps extends QuoteCheckerPageProps {
  entered: EnteredQuotation;
  chosen: ReturnType<typeof useChosenPrice>;
}

/** Bike, city, date and the form for all inputs; submitted only without scripts. */
function QuoteForm({ inputs, entered, chosen: { bike, price, choose } }: QuoteFormProps) {
  const isHydrated = useIsHydrated();
  const keepHere = (event: FormEvent) => isHydrated && event.preventDefault();
  const chooseBike = (slug: string) => choose({ bike: slug, variant: '' });
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
      {entered.text !== '' && isHydrated && (
        <Later when="now" load={loadQuotedBike} text={entered.text} chosen={inputs.bike} onChoose={chooseBike} />
      )}
    </S.Form>
  );
}

/** Returns the bike in the URL, its computed price, and a function to choose another; only bike and city go into the URL. */
function useChosenPrice({ bike, city, variant }: BikeChoice, loan: boolean) {
  const api = useApi();
  const navigate = useNavigate();
  const isChosen = bike !== '';
  const found = useQuery({ ...chosenBikeQueries.named(api, bike), enabled: isChosen });
  const price = useQuery({ ...chosenBikeQueries.price(api, { bike, city, variant, loan }), enabled: isChosen });
  const choose = (change: Partial<BikeChoice>) => {
    void navigate(quoteAddress({ bike, city, variant, ...change }), { replace: true, preventScrollReset: true });
  };
  const { refetch } = price;
  const fetchAgain = useCallback(() => void refetch(), [refetch]);
  return { bike: found.data, price, failure: useShownError(price) ? fetchAgain : null, choose };
}

const toggled = (codes: ReadonlySet<LineCode>, code: LineCode): ReadonlySet<LineCode> =>
  codes.has(code) ? new Set([...codes].filter((one) => one !== code)) : new Set([...codes, code]);
