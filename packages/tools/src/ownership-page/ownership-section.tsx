import { placeName } from '@dopahiya/domain/places';
import { useApi } from '@dopahiya/api-client';
import { formatPrice, paths } from '@dopahiya/domain/site';
import type { OwnershipComparison } from '@dopahiya/engines/ownership';
import { Link, Section, Skeleton, WideTable } from '@dopahiya/ui-kit';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import { chosenCity, useRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/ownership-section';
import { monthsApart } from './months-apart.ts';
import { maxBikes, ownershipSearch, readOwnershipInputs } from './ownership-inputs.ts';
import { ownershipQueries } from './ownership-queries.ts';
import * as S from './ownership-details.styles.ts';

export interface OwnershipSectionProps {
  /** Slugs of the bikes; the first four are compared. */
  slugs: readonly string[];
}

/** Ownership cost of some bikes with average usage in the visitor's city, with a link to the full page. */
export function OwnershipSection({ slugs }: OwnershipSectionProps) {
  const [{ name: city }] = useRemembered(chosenCity);
  const bikes = slugs.slice(0, maxBikes);
  const asked = readOwnershipInputs(new URLSearchParams(bikes.map((slug) => ['bike', slug])));
  const inputs = { ...asked, city };
  const { data, isError } = useQuery(ownershipQueries.answer(useApi(), inputs));
  return (
    <Section title={texts.title} subtitle={texts.intro(placeName(city))}>
      {!data && !isError && <Skeleton height={`${bikes.length * 2}lh`} />}
      {isError && <p>{texts.failed}</p>}
      {data && <Costs comparison={data.comparison} />}
      {data && data.unpriced.length > 0 && <p>{texts.unknown}</p>}
      <p>
        <Link to={`${paths.ownership}?${ownershipSearch(inputs)}`}>{texts.link}</Link>
      </p>
    </Section>
  );
}

/** Which bike costs less and by how much, and a row per bike. */
function Costs({ comparison: { bikes, verdict } }: { comparison: OwnershipComparison }) {
  const nameOf = (slug: string) => bikes.find(({ bike }) => bike.slug === slug)?.bike.name ?? slug;
  const months = monthsApart(bikes.map(({ bike }) => bike));
  return (
    <>
      {verdict && verdict.saved.mean > 0 && (
        <p>{texts.verdict(nameOf(verdict.cheaper), formatPrice(verdict.saved.mean), nameOf(verdict.dearer))}</p>
      )}
      <WideTable label={texts.title} isWide={false}>
        <S.Table>
          <thead>
            <tr>
              <th scope="col">{texts.bike}</th>
              <th scope="col">{texts.inAll}</th>
              <th scope="col">{texts.inMostCases}</th>
            </tr>
          </thead>
          <tbody>
            {bikes.map(({ bike, net }) => (
              <tr key={bike.slug}>
                <th scope="row">
                  {bike.name}
                  <SaleBadge bike={bike} size="s" />
                </th>
                <td>{formatPrice(net.mean)}</td>
                <td>{texts.span(formatPrice(net.p10), formatPrice(net.p90))}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </WideTable>
      {months && <p>{months}</p>}
    </>
  );
}
