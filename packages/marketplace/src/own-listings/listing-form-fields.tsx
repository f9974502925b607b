import { listingLimits, type OwnUsedBike } from '@dopahiya/domain/market';
import { Field, SelectField, Switch, TextArea } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/own-listing-form';
import { kmUnit } from '#texts/sell-fields';
import { fieldsFrom, type ListingField, listingChoices } from './listing-form.ts';
import * as S from './own-listings.styles.ts';

interface ListingFormFieldsProps {
  bike: OwnUsedBike;
  /** Returns name and error of a field. */
  field: (name: string) => { name: string; error?: string };
}

/** Fields of a listing with their current values. */
export function ListingFormFields({ bike, field }: ListingFormFieldsProps) {
  const start = fieldsFrom(bike);
  const [isInsured, setInsured] = useState(start.is_insured !== '');
  const [hasLoan, setLoan] = useState(start.is_loan_active !== '');
  const line = (name: ListingField) => ({ label: texts.labels[name], ...field(name), defaultValue: start[name] });
  return (
    <S.Fields>
      <Field {...line('expected_price')} prefix="₹" inputMode="numeric" required />
      <Switch name="is_price_negotiable" defaultChecked={start.is_price_negotiable !== ''}>
        {texts.labels.is_price_negotiable}
      </Switch>
      <Field {...line('brand')} required />
      <Field {...line('model')} maxLength={listingLimits.model} required />
      <Field {...line('version')} tag={texts.optional} maxLength={listingLimits.version} />
      <Field {...line('year_of_manufacture')} inputMode="numeric" required />
      <Field {...line('km_ridden')} suffix={kmUnit} inputMode="numeric" required />
      <SelectField {...line('color')} options={listingChoices.color} />
      <Field {...line('city')} hint={texts.whereItStands} required />
      <Field {...line('registration_location')} maxLength={listingLimits.registration_location} required />
      <SelectField {...line('owner')} options={listingChoices.owner} />
      <SelectField {...line('condition')} options={listingChoices.condition} />
      <Switch name="is_insured" checked={isInsured} onChange={({ target }) => setInsured(target.checked)}>
        {texts.labels.is_insured}
      </Switch>
      {isInsured && <Field {...line('insurance_expiry_date')} type="date" required />}
      <Switch name="is_loan_active" checked={hasLoan} onChange={({ target }) => setLoan(target.checked)}>
        {texts.labels.is_loan_active}
      </Switch>
      {hasLoan && <Field {...line('loan_provider')} maxLength={listingLimits.loan_provider} required />}
      {hasLoan && (
        <TextArea {...line('loan_remarks')} tag={texts.optional} maxLength={listingLimits.loan_remarks} rows={2} />
      )}
      <S.Wide>
        <TextArea {...line('description')} maxLength={listingLimits.description.max} beyond="kept" required />
      </S.Wide>
      <Field {...line('contact')} type="tel" hint={texts.whoSeesPhone} autoComplete="tel" required />
    </S.Fields>
  );
}
