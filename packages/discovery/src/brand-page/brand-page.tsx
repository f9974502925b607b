import { brandQueries, useApi, useShownError } from '@dopahiya/api-client';
import type { Brand } from '@dopahiya/domain/bikes';
import { Breadcrumb, Container } from '@dopahiya/ui-kit';
import { ReadMore } from '../read-more/read-more.tsx';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/brand-page';
import type { BikeList } from '../bike-list/bike-list.ts';
import { homeCrumb } from '../bike-list/home-crumb.ts';
import { Page } from '../bike-list/bike-list-page.styles.ts';
import { ListBody } from '../bike-list/list-body.tsx';
import { chosenSort, type ListAddress } from '../bike-list/list-address.ts';
import { WordsForm } from '../words-form/words-form.tsx';
import { BrandFacts } from './brand-facts.tsx';
import { BrandFailure } from './brand-failure.tsx';
import * as S from './brand-page.styles.ts';

export interface BrandPageProps {
  /** Slug of the brand. */
  slug: string;
  list: BikeList;
  address: ListAddress;
}

/** Page of a brand: its facts, and its models with search and sort order. */
export function BrandPage({ slug, list, address }: BrandPageProps) {
  const query = useQuery(brandQueries.detail(useApi(), slug));
  const error = useShownError(query);
  if (error) return <BrandFailure error={error} retry={() => void query.refetch()} retrying={query.isFetching} />;
  const brand = query.data;
  const name = brand?.name ?? list.label;
  const sort = chosenSort(list, address);
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[homeCrumb, ...(list.trail ?? [])]} current={name} />
        <BrandHead brand={brand} name={name} />
        <WordsForm
          action={list.path}
          text={textOf(list)}
          label={texts.searchBikes(name)}
          unchanged={sort && [['sort', sort]]}
        />
        <ListBody key={list.path} list={list} address={address} />
      </Container>
    </Page>
  );
}

const textOf = ({ parameters = [] }: BikeList): string => parameters.find(([name]) => name === 'q')?.[1] ?? '';

function BrandHead({ brand, name }: { brand: Brand | undefined; name: string }) {
  return (
    <S.Head>
      <h1>{name}</h1>
      {brand && <BrandFacts brand={brand} />}
      {brand?.description && (
        <S.Description>
          <ReadMore lines={5}>{brand.description}</ReadMore>
        </S.Description>
      )}
    </S.Head>
  );
}
