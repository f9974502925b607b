import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, SearchField } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker-form';
import * as S from './plain-form.styles.ts';

/** Asks for a bike and leads to the price checker's page, without scripts too. */
export function PlainForm() {
  return (
    <S.Form method="get" action={addressIn(paths.priceChecker)}>
      <SearchField label={texts.bike} labelled="visibly" name="q" placeholder={texts.bikePlaceholder} required />
      <Button type="submit">{texts.checkPrice}</Button>
    </S.Form>
  );
}
