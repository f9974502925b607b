import { isWrongAddress, messageOf, priceQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import type { PriceHistory as History } from '@dopahiya/domain/prices';
import { placeName } from '@dopahiya/domain/places';
import { formatDate, formatMonth, formatPrice } from '@dopahiya/domain/site';
import { Disclosure, ErrorPanel, Section, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/price-history';
import { timeToBuy } from './time-to-buy.ts';
import { PriceCurve } from './price-curve.tsx';
import { PriceTable } from './price-table.tsx';
import * as S from './price-history.styles.ts';

export interface PriceHistoryProps {
  bike: Pick<BikeDetail, 'slug' | 'status'>;
  /** Name of the chosen city. */
  city: string;
  /** Name of the chosen variant; undefined if none. */
  variant: string | undefined;
}

/** Known prices of a bike by month, with what changed them; renders nothing if no month is known. */
export function PriceHistory({ bike: { slug, status }, city, variant }: PriceHistoryProps) {
  const choice = { slug, city: city || null, variant };
  const history = useQuery({ ...priceQueries.history(useApi(), choice), enabled: status !== 'upcoming' });
  const error = useShownError(history);
  const { data, isFetching, isPlaceholderData, refetch } = history;
  if (status === 'upcoming' || (!data && isWrongAddress(error)) || data?.points.length === 0) return null;
  return (
    <Section title={texts.title}>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <Known history={data} isOnSale={status === 'on_sale'} />
        </div>
      ) : error ? (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, '')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height="320px" />
      )}
    </Section>
  );
}

function Known({ history, isOnSale }: { history: History; isOnSale: boolean }) {
  const { points, city, on_road_price, date, variant } = history;
  const [first, ...others] = points;
  return (
    <S.Known>
      <p>
        {texts.basis(variant)}{' '}
        {first && others.length === 0
          ? texts.onlyMonth(formatMonth(first.month), formatPrice(first.ex_showroom_price))
          : texts.knownOnly}{' '}
        {isOnSale &&
          city &&
          on_road_price !== null &&
          date &&
          texts.today(placeName(city), formatPrice(on_road_price), formatDate(date))}
      </p>
      {others.length > 0 && <PriceCurve history={history} />}
      <Disclosure title={texts.inFigures}>
        <PriceTable history={history} />
      </Disclosure>
      <Events history={history} />
      {isOnSale && (
        <div>
          <h3>{texts.goodTime}</h3>
          {timeToBuy(history).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </S.Known>
  );
}

function Events({ history: { events } }: { history: History }) {
  if (events.length === 0) return null;
  return (
    <div>
      <h3>{texts.events}</h3>
      <ul>
        {events.map((event) => (
          <li key={event.kind + event.day}>{texts.eventOn(formatDate(event.day), texts.event(event), event.source)}</li>
        ))}
      </ul>
    </div>
  );
}
