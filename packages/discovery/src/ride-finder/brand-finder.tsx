import { messageOf, useApi, useNamedBrands, useShownError } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ChipLink, ChipRow, ErrorPanel, SearchField, theme } from '@dopahiya/ui-kit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/ride-finder';
import { BrandTiles, BrandTilesSkeleton } from './brand-tiles.tsx';
import { type FinderBrand, finderQueries } from './finder-queries.ts';
import { MoreBrands } from './more-brands.tsx';

/** Brands to choose from, loaded twelve at a time, with the categories below. */
export function BrandFinder() {
  const api = useApi();
  const brands = useInfiniteQuery(finderQueries.brands(api));
  const categories = useQuery(finderQueries.categories(api));
  const brandError = useShownError(brands);
  const categoryError = useShownError(categories);
  const [text, setText] = useState('');

  const error = (brands.data ? null : brandError) ?? categoryError;
  if (error) {
    const retry = () => void Promise.all([brands.refetch(), categories.refetch()]);
    return (
      <ErrorPanel
        title={texts.brandsFailed}
        message={messageOf(error, texts.brandsFailedWhy)}
        onRetry={retry}
        retrying={brands.isFetching || categories.isFetching}
      />
    );
  }
  const loaded = brands.data?.pages.flatMap(({ results }) => results);
  return (
    <>
      <Search>
        <SearchField
          label={texts.searchBrands}
          placeholder={texts.searchBrandsPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Search>
      {loaded ? <NamedBrands brands={loaded} text={text} /> : <BrandTilesSkeleton />}
      <MoreBrands brands={brands} error={brandError} />
      <Categories>
        <ChipRow label={texts.categories}>
          {(categories.data ?? []).map(({ id, name, slug }) => (
            <ChipLink key={id} to={paths.category(slug)}>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </Categories>
    </>
  );
}

interface NamedBrandsProps {
  brands: readonly FinderBrand[];
  text: string;
}

function NamedBrands({ brands, text }: NamedBrandsProps) {
  const { named, isAsking } = useNamedBrands(brands, text);
  return isAsking ? <BrandTilesSkeleton /> : <BrandTiles brands={named} />;
}

/** Filtering the loaded brands needs scripts. */
const Search = styled.div`
  max-width: 360px;
  margin-bottom: ${theme.space[5]};

  ${theme.media.noScript} {
    display: none;
  }
`;

/** Reserves space while the categories load. */
const Categories = styled.div`
  min-height: 40px;
  margin-top: ${theme.space[6]};
`;
