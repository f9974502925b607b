import { isWrongAddress, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import type { BikeDetail, Rivals } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { rivalInWords, rivalsInWords } from '@dopahiya/engines/choose';
import { ErrorPanel, Link, Section, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/better-bikes';
import { bikeDetailQueries } from '../bike-detail-queries.ts';
import * as S from './better-bikes.styles.ts';

export interface BetterBikesProps {
  bike: Pick<BikeDetail, 'slug' | 'status'>;
  /** Name of the chosen city. */
  city: string;
}

/** Whether another bike on sale beats this one in everything compared; renders nothing for a bike that is not on sale. */
export function BetterBikes({ bike: { slug, status }, city }: BetterBikesProps) {
  const rivals = useQuery({ ...bikeDetailQueries.rivals(useApi(), slug, city), enabled: status === 'on_sale' });
  const error = useShownError(rivals);
  const { data, isFetching, isPlaceholderData, refetch } = rivals;
  if (status !== 'on_sale' || (!data && isWrongAddress(error))) return null;
  return (
    <Section title={texts.title}>
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <Told rivals={data} />
        </div>
      ) : error ? (
        <ErrorPanel
          title={texts.failed}
          message={messageOf(error, '')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton height="200px" />
      )}
    </Section>
  );
}

function Told({ rivals }: { rivals: Rivals }) {
  const { answer, basis, open } = rivalsInWords(rivals);
  const { bike, beaten_by, beaten_by_count } = rivals;
  const others = beaten_by_count - beaten_by.length;
  return (
    <S.Told>
      {beaten_by.length === 0 ? (
        <p>{answer}</p>
      ) : (
        <ul>
          {beaten_by.map((rival) => (
            <li key={rival.card.slug}>
              {rivalInWords(rival)} <Link to={paths.bike(rival.card)}>{texts.see(rival.bike.name)}</Link>{' '}
              <Link to={paths.compare([bike.slug, rival.card.slug])}>{texts.compareWith(rival.bike.name)}</Link>
            </li>
          ))}
        </ul>
      )}
      {others > 0 && <p>{texts.more(others)}</p>}
      {open.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <S.Basis>
        {basis} <Link to={paths.choose}>{texts.choose}</Link>
      </S.Basis>
    </S.Told>
  );
}
