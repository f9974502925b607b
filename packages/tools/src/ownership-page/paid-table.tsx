import { formatPrice } from '@dopahiya/domain';
import * as texts from '#texts/ownership-details';
import type { Band, OwnershipComparison } from '../ownership/compare-ownership.ts';
import * as S from './ownership-details.styles.ts';

export interface PaidTableProps {
  comparison: OwnershipComparison;
}

/** The numbers of the curves, year by year, for everybody who does not see them. */
export function PaidTable({ comparison: { marks, bikes } }: PaidTableProps) {
  if (bikes.length === 0) return null;
  const years = marks.filter((month) => month % 12 === 0);
  return (
    <S.TableRoom aria-label={texts.tableTitle} tabIndex={0}>
      <table>
        <caption>{texts.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.afterYears}</th>
            {bikes.map(({ bike }) => (
              <th key={bike.slug} scope="col">
                {bike.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((month) => (
            <tr key={month}>
              <th scope="row">{month === 0 ? texts.bought : texts.yearNumber(month / 12)}</th>
              {bikes.map(({ bike, paid }) => (
                <BandCell key={bike.slug} band={paid[marks.indexOf(month)]} />
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
      </table>
    </S.TableRoom>
  );
}

const noBand: Band = { p10: 0, p50: 0, p90: 0 };

function BandCell({ band: { p10, p50, p90 } = noBand }: { band: Band | undefined }) {
  return (
    <td>
      {formatPrice(p50)}
      {p90 > p10 && <small>{texts.spanOf(formatPrice(p10), formatPrice(p90))}</small>}
    </td>
  );
}
