import { bikeQueries, useApi } from '@dopahiya/api-client';
import { Section } from '@dopahiya/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkerHead } from './checker-head.ts';
import { PriceChecker } from './price-checker.tsx';

/** The price checker as a section of another page, prefilled with the first bike known as an example. */
export function PriceCheckerSection() {
  const api = useApi();
  const queries = useQueryClient();
  const [asked] = useState(() => {
    const [example] = queries.getQueryData(bikeQueries.trending(api).queryKey) ?? [];
    return { bike: example?.slug ?? null, text: null, variant: null, city: null };
  });
  return (
    <Section {...checkerHead}>
      <PriceChecker asked={asked} />
    </Section>
  );
}
