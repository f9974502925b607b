import { placeName } from '@dopahiya/domain/places';
import { useApi, usedBikeQueries } from '@dopahiya/api-client';
import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { type UsedBike, usedBikePath } from '@dopahiya/domain/market';
import { formatNumber, formatPrice, missingPrice, paths } from '@dopahiya/domain/site';
import { Badge, Link } from '@dopahiya/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/best-price';
import * as S from './best-price-dialog.styles.ts';

const shown = 3;

/** Lists used bikes of the same model with a link to all of them; renders nothing while loading. */
export function UsedOnes({ bike }: { bike: BikeDetail }) {
  const asked = { brand: bike.brand.slug, search: bike.name };
  const { data } = useInfiniteQuery(usedBikeQueries.found(useApi(), asked));
  const [found] = data?.pages ?? [];
  if (!found) return null;
  const name = fullNameOf(bike);
  if (found.results.length === 0) return <p>{texts.noUsed(name)}</p>;
  return (
    <>
      <h3>{texts.usedTitle(name)}</h3>
      <S.Rows aria-label={texts.usedTitle(name)}>
        {found.results.slice(0, shown).map((used) => (
          <li key={used.id}>
            <UsedOne used={used} />
          </li>
        ))}
      </S.Rows>
      <Link to={`${paths.usedBikes}?${new URLSearchParams(asked).toString()}`} arrow="forward">
        {texts.allUsed(found.count)}
      </Link>
    </>
  );
}

function UsedOne({ used }: { used: UsedBike }) {
  const { model, version, year_of_manufacture: year, km_ridden: km, city_name: city, expected_price } = used;
  const facts = [year, km === null ? null : texts.kilometres(formatNumber(km)), city && placeName(city)];
  return (
    <>
      <b>
        <Link to={usedBikePath(used)}>{[model, version].filter(Boolean).join(' ')}</Link>
      </b>
      <small>
        {facts.filter((fact) => fact !== null).join(', ')}{' '}
        {used.is_sample && <Badge tone="plain">{texts.sample}</Badge>}
      </small>
      <span>{formatPrice(expected_price, missingPrice.table)}</span>
    </>
  );
}
