import { brandQueries, messageOf, useApi, useNamedBrands, useShownError } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import { addressIn, paths } from '@dopahiya/domain/site';
import {
  Breadcrumb,
  Button,
  Container,
  EmptyState,
  ErrorPanel,
  PageTitle,
  SearchField,
  Skeleton,
} from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/brand-directory';
import { Page } from '../bike-list/bike-list-page.styles.ts';
import { Fields } from '../words-form/words-form.styles.ts';
import { BrandTile } from './brand-tile.tsx';
import * as S from './brand-directory-page.styles.ts';

export interface BrandDirectoryPageProps {
  /** Search text from the address; the field filters as you type, or with its button if there are no scripts. */
  text: string;
}

/** Page of all brands by name, with a search field. */
export function BrandDirectoryPage({ text }: BrandDirectoryPageProps) {
  const [words, setWords] = useState(text);
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.brands} />
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        <search>
          <form method="get" action={addressIn(paths.brands)} onSubmit={(event) => event.preventDefault()}>
            <Fields>
              <SearchField
                label={texts.search}
                placeholder={texts.searchPlaceholder}
                name="q"
                defaultValue={text}
                onChange={({ target }) => setWords(target.value)}
              />
              <S.Submit>
                <Button type="submit" tone="secondary">
                  {texts.submit}
                </Button>
              </S.Submit>
            </Fields>
          </form>
        </search>
        <BrandTiles words={words} />
      </Container>
    </Page>
  );
}

function BrandTiles({ words }: { words: string }) {
  const query = useQuery(brandQueries.all(useApi()));
  const error = useShownError(query);
  const { data: brands, isFetching, refetch } = query;
  if (error) {
    const message = messageOf(error, texts.failedWhy);
    const retry = () => void refetch();
    return <ErrorPanel title={texts.failed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  return brands ? <NamedBrands brands={brands} words={words} /> : <TileSkeletons />;
}

function NamedBrands({ brands, words }: { brands: readonly Brand[]; words: string }) {
  const { named, isAsking } = useNamedBrands(brands, words);
  if (isAsking) return <TileSkeletons />;
  if (named.length === 0) return <EmptyState title={texts.none} />;
  return (
    <>
      <S.Count>{texts.shown(named.length)}</S.Count>
      <S.Tiles aria-label={texts.brands}>
        {named.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </S.Tiles>
    </>
  );
}

const expected = 12;

function TileSkeletons() {
  return (
    <S.Tiles aria-busy="true">
      {Array.from({ length: expected }, (_, index) => (
        <li key={index}>
          <Skeleton height="104px" />
        </li>
      ))}
    </S.Tiles>
  );
}
