import { placeName } from '@dopahiya/domain/places';
import { messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeInLife } from '@dopahiya/domain/bikes';
import { ErrorPanel, Section, Skeleton } from '@dopahiya/ui-kit';
import { CompareTable } from '../compare-table/compare-table.tsx';
import { chosenCity, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/money';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { compareQueries } from '../comparison/compare-queries.ts';
import { explainPriceDifference } from './explain-price-difference.ts';
import { type KnownPrice, onRoadRows } from './on-road-rows.ts';
import * as S from './money-section.styles.ts';
import { PriceTotals } from './price-totals.tsx';

export interface MoneySectionProps {
  mode: CompareMode;
  /** Bike slugs as in the URL. */
  bikeSlugs: string;
  /** In the order of the URL. */
  bikes: readonly BikeInLife[];
  names: readonly string[];
}

/** On-road price of each bike in the visitor's city, with an explanation of the difference. */
export function MoneySection({ mode, bikeSlugs, bikes, names }: MoneySectionProps) {
  const [{ name: city }] = useRemembered(chosenCity);
  const prices = useQuery(compareQueries.onRoad(useApi(), mode, bikeSlugs, city));
  const error = useShownError(prices);
  const { data, isFetching, refetch, isPlaceholderData } = prices;
  return (
    <Section title={texts.title(placeName(city))} subtitle={texts.subtitle} tone="sunken">
      {error && (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, texts.failedWhy)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <Skeleton height="8lh" />}
      {data?.length === names.length && (
        <div aria-busy={isPlaceholderData}>
          <PriceTotals bikes={bikes} names={names} prices={data} />
          <Explanation names={names} prices={data} />
        </div>
      )}
    </Section>
  );
}

function Explanation({ names, prices }: { names: readonly string[]; prices: readonly KnownPrice[] }) {
  const rows = onRoadRows(prices);
  const gaps = prices.slice(1).flatMap((price, index) => {
    const [first = '', other = ''] = [names[0], names[index + 1]];
    return explainPriceDifference([prices[0] ?? null, price], [first, other]) ?? [];
  });
  return (
    <>
      {gaps.map((gap) => (
        <S.Gap key={gap}>{gap}</S.Gap>
      ))}
      {rows.length > 0 && <CompareTable names={names} groups={[{ title: texts.lineByLine, rows }]} initially="open" />}
    </>
  );
}
