import { isWrongAddress, messageOf, priceQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { ValueAtAge, ValuesByAge } from '@dopahiya/domain/market';
import { priceQualifier } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import { Disclosure, ErrorPanel, Link, Section, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/worth';
import { WorthCurve } from './worth-curve.tsx';
import { WorthTable } from './worth-table.tsx';
import * as S from './worth.styles.ts';

/** Asking prices of such bikes by age, as a curve with its range; renders nothing if unknown. */
export function WorthByAge({ bike: { slug, status } }: { bike: Pick<BikeDetail, 'slug' | 'status'> }) {
  const values = useQuery({ ...priceQueries.byAge(useApi(), slug), enabled: status !== 'upcoming' });
  const error = useShownError(values);
  const { data, isFetching, refetch } = values;
  if (status === 'upcoming' || isWrongAddress(error) || (data && data.values.length < 2)) return null;
  return (
    <Section title={status === 'on_sale' ? texts.title : texts.titleOfOld}>
      {data ? (
        <Told answer={data} isOnSale={status === 'on_sale'} />
      ) : error ? (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, '')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height="420px" />
      )}
    </Section>
  );
}

function Told({ answer, isOnSale }: { answer: ValuesByAge; isOnSale: boolean }) {
  const { is_rough, rows, as_of } = answer;
  const values = answer.values.filter(({ age }) => age > 0);
  return (
    <S.Told>
      <p>
        {inShort(values, is_rough)} {isOnSale && !is_rough && aboveNew(values, answer)}
      </p>
      <WorthCurve values={values} isRough={is_rough} />
      <Disclosure title={texts.inFigures}>
        <WorthTable values={values} isRough={is_rough} />
      </Disclosure>
      <S.Note>
        {rows !== null && as_of !== null && `${texts.basis(formatNumber(rows), formatMonth(as_of))} `}
        {texts.asking} <Link to={paths.howWeValue}>{texts.howWeValue}</Link>
      </S.Note>
    </S.Told>
  );
}

/** Returns a sentence on the age up to which asking prices exceed the new price; empty if none do. */
function aboveNew(values: readonly ValueAtAge[], { new_price, new_price_month }: ValuesByAge): string {
  const oldest = new_price === null ? undefined : values.findLast(({ value }) => value > new_price);
  const qualifier = priceQualifier({ status: 'on_sale', price_month: new_price_month });
  return oldest ? texts.aboveNew(oldest.age, `${formatPrice(new_price)} ${qualifier}`) : '';
}

const toldAges = new Set([3, 5, 10]);

function inShort(values: readonly ValueAtAge[], isRough: boolean): string {
  const told = values.filter(({ age }) => toldAges.has(age));
  const middle = values.find(({ age }) => age === 5) ?? values.at(-1);
  const span = middle ? texts.spanAt(middle.age, formatPrice(middle.low), formatPrice(middle.high)) : '';
  const prices = told.map(({ age, value }) => texts.likely(age, formatPrice(value))).join(', ');
  return isRough ? texts.rough(span) : texts.inShort(prices, span);
}
