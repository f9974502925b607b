import type { BikeDetail } from '@dopahiya/domain';
import { Disclosure, Section, SpecTable } from '@dopahiya/ui-kit';
import { specificationTables } from '../specification-tables.ts';
import * as S from './specifications.styles.ts';

/** All that is known of a bike, group by group, all of them open at first; nothing when nothing is known. */
export function Specifications({ bike }: { bike: BikeDetail }) {
  const tables = specificationTables(bike);
  const others = bike.additional_features;
  if (tables.length === 0 && others.length === 0) return null;
  return (
    <Section title="Specifications" id="specifications" tone="sunken">
      <S.Groups>
        {tables.map(({ name, rows }) => (
          <Disclosure key={name} title={name} initially="open">
            <SpecTable caption={name} rows={rows} />
          </Disclosure>
        ))}
        {others.length > 0 && (
          <Disclosure title="Additional features" initially="open">
            <S.Features>
              {others.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </S.Features>
          </Disclosure>
        )}
      </S.Groups>
    </Section>
  );
}
