import { bikeQueries, usedBikeQueries, useApi } from '@dopahiya/api-client';
import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';

/** Kinds of pages that are not about certain bikes. */
export type GeneralSubject = 'lists' | 'electric' | 'loans' | 'quotations' | 'usedBikes' | 'selling' | 'anywhere';

/** Subject of the current page, for which the chat suggests questions. */
export type PageSubject =
  | { kind: 'bike'; bike: BikeDetail; name: string }
  | { kind: 'used-bike'; bike: UsedBikeDetail; name: string }
  | { kind: 'comparison'; names: string }
  | { kind: GeneralSubject };

/** General subjects by path, including the paths below it. */
const subjects: readonly (readonly [GeneralSubject, readonly string[]])[] = [
  ['electric', [paths.electric, paths.electricBikes, paths.electricScooters, paths.compareElectricBikes]],
  ['loans', [paths.bikeLoan, paths.emiCalculator]],
  ['quotations', [paths.quoteChecker]],
  ['usedBikes', [paths.usedBikes]],
  ['selling', [paths.sellBikes, paths.howWeValue]],
  [
    'lists',
    [paths.newBikes, paths.newScooters, paths.trendingBikes, paths.popular, paths.bestBikes, paths.bikes, paths.search],
  ],
];

const comparedIn = /^\/compare-(?:electric-)?bikes\/([^/]+-vs-[^/]+)\/?$/;

/** Returns the subject of the current page: a bike or used bike that the page has loaded, else its kind. */
export function usePageSubject(): PageSubject {
  const { pathname, search } = useLocation();
  const api = useApi();
  const queries = useQueryClient();
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? '';
  const used = queries.getQueryData(usedBikeQueries.detail(api, last).queryKey);
  if (used && pathname.startsWith(`${paths.bikes}/`)) return { kind: 'used-bike', bike: used, name: nameOf(used) };
  // Tools name their bike in the query.
  const slug = new URLSearchParams(search).get('bike') ?? last;
  const bike = queries.getQueryData(bikeQueries.detail(api, slug).queryKey);
  if (bike) return { kind: 'bike', bike, name: fullNameOf(bike) };
  const chain = comparedIn.exec(pathname)?.[1];
  if (chain) return { kind: 'comparison', names: chain.replaceAll('-vs-', ' vs ').replaceAll('-', ' ') };
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return { kind: subjects.find(([, all]) => all.some(isBelow))?.[0] ?? 'anywhere' };
}

const nameOf = ({ catalogue_bike, brand_details, model }: UsedBikeDetail): string =>
  catalogue_bike?.name ?? [brand_details.name, model].filter(Boolean).join(' ');
