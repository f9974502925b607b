import { messageOf } from '@dopahiya/api-client';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { partsPaths } from '@dopahiya/domain/parts';
import { normaliseSearchText } from '@dopahiya/domain/typed';
import { Button, ErrorPanel, Link, SearchField, Section } from '@dopahiya/ui-kit';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/specifications';
import { FigureSources } from '../figure-sources/figure-sources.tsx';
import { type SpecificationTable, specificationTables } from '../specification-tables.ts';
import { SpecificationGroups } from './specification-groups.tsx';
import * as S from './specifications.styles.ts';
import { useChosenRows } from './use-chosen-rows.ts';
import { DealershipsNearby } from '../dealerships/dealerships-nearby.tsx';

interface SpecificationsProps {
  bike: BikeDetail;
  /** Error of the last refetch; the shown data may be stale then. */
  error?: Error | null;
  onRetry?: () => void;
  /** @default false */
  retrying?: boolean;
  /** Content beside the specifications. */
  aside?: ReactNode;
}

/** Full specifications of a bike by group, all open at first, with search and row selection. */
export function Specifications({ bike, error, onRetry, retrying = false, aside }: SpecificationsProps) {
  const [search, setSearch] = useState('');
  const chosen = useChosenRows();
  const tables = specificationTables(bike);
  const found = matchingTables(tables, search);
  const tools = tables.length > 0 && (
    <S.Tools>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Button tone="secondary" aria-pressed={chosen.isChoosing} onClick={chosen.toggleChoosing}>
        {texts.compareRows}
      </Button>
    </S.Tools>
  );
  return (
    <Section title={texts.title} tone="sunken" action={tools}>
      {error && (
        <S.Failure>
          <ErrorPanel
            title={texts.failedTitle}
            message={messageOf(error, texts.outOfDate)}
            retrying={retrying}
            {...(onRetry && { onRetry })}
          />
        </S.Failure>
      )}
      <S.Columns>
        <div>
          {tables.length === 0 && <p>{texts.noneKnown}</p>}
          {tables.length > 0 && found.length === 0 && <NothingFound />}
          <SpecificationGroups all={tables} tables={found} chosen={chosen} />
          <FigureSources bike={bike} />
          <Link to={partsPaths.bike(bike.slug)}>{texts.whatItTakes}</Link>
        </div>
        {aside}
      </S.Columns>
    </Section>
  );
}

function NothingFound() {
  return (
    <S.Nothing>
      <b>{texts.noneFound}</b>
      <span>{texts.adjustSearch}</span>
    </S.Nothing>
  );
}

/** Returns the rows whose label or value contains a text (case-insensitive), with their groups. */
function matchingTables(tables: SpecificationTable[], search: string): SpecificationTable[] {
  const text = normaliseSearchText(search);
  if (text === '') return tables;
  const matches = ({ label, value }: SpecificationTable['rows'][number]) =>
    label.toLowerCase().includes(text) || value.toLowerCase().includes(text);
  return tables.map(({ name, rows }) => ({ name, rows: rows.filter(matches) })).filter(({ rows }) => rows.length > 0);
}

export interface SpecificationsInCityProps extends Omit<SpecificationsProps, 'aside'> {
  /** Name of the chosen city; empty if none. */
  city: string;
}

/** Specifications of a bike, with the city's showrooms beside them. */
export function SpecificationsInCity({ city, ...sheet }: SpecificationsInCityProps) {
  return <Specifications {...sheet} aside={<DealershipsNearby brand={sheet.bike.brand} city={city || null} />} />;
}
