import { Section } from '@dopahiya/ui-kit';
import { checkerHead } from './checker-head.ts';
import { PriceChecker } from './price-checker.tsx';

const nothingAsked = { bike: null, text: null, variant: null, city: null };

/** The price checker as a section of another page. */
export function PriceCheckerSection() {
  return (
    <Section {...checkerHead}>
      <PriceChecker asked={nothingAsked} />
    </Section>
  );
}
