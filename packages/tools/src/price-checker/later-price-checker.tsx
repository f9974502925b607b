import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, Later, SearchField, SectionLinks, theme } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker-form';
import { checkerHead } from './checker-head.ts';
import { styled } from 'styled-components';

const load = async () => (await import('./price-checker-section.tsx')).PriceCheckerSection;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  max-width: 640px;
  margin-bottom: ${theme.space[5]};

  > :first-child {
    width: 100%;
  }
`;

/** Form that leads to the price checker page, also without scripts. */
function PlainForm() {
  return (
    <Form method="get" action={addressIn(paths.priceChecker)}>
      <SearchField label={texts.bike} labelled="visibly" name="q" placeholder={texts.bikePlaceholder} required />
      <Button type="submit">{texts.checkPrice}</Button>
    </Form>
  );
}

/** `PriceChecker` as a section, lazily loaded; until then, and without scripts, a form that leads to its page. */
export const LaterPriceChecker = () => (
  <Later
    browserOnly
    load={load}
    fallback={
      <SectionLinks
        {...checkerHead}
        links={[{ label: texts.emiTab, to: paths.emiCalculator }]}
        form={<PlainForm />}
        height={{ narrow: '1033px', wide: '581px' }}
      />
    }
  />
);
