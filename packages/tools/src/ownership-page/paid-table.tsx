import { formatPrice } from '@dopahiya/domain/site';
import { type Band, type OwnershipComparison, paidByYear } from '@dopahiya/engines/ownership';
import { WideTable } from '@dopahiya/ui-kit';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/ownership-details';
import * as S from './ownership-details.styles.ts';

export interface PaidTableProps {
  comparison: OwnershipComparison;
}

/** The data of the chart by year, as an accessible table. */
export function PaidTable({ comparison }: PaidTableProps) {
  const { bikes } = comparison;
  if (bikes.length === 0) return null;
  return (
    <WideTable label={texts.tableTitle} isWide={bikes.length > 2}>
      <S.Table>
        <caption>{texts.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.afterYears}</th>
            {bikes.map(({ bike }) => (
              <th key={bike.slug} scope="col">
                {bike.name}
                <SaleBadge bike={bike} size="s" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paidByYear(comparison).map(({ year, paid }) => (
            <tr key={year}>
              <th scope="row">{year === 0 ? texts.bought : texts.yearNumber(year)}</th>
              {paid.map((band, place) => (
                <BandCell key={bikes[place]?.bike.slug} band={band} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.netRow}</th>
            {bikes.map(({ bike, net }) => (
              <BandCell key={bike.slug} band={net} />
            ))}
          </tr>
        </tbody>
      </S.Table>
    </WideTable>
  );
}

function BandCell({ band: { p10, mean, p90 } }: { band: Band }) {
  return (
    <td>
      {formatPrice(mean)}
      {p90 > p10 && <small>{texts.spanOf(formatPrice(p10), formatPrice(p90))}</small>}
    </td>
  );
}
