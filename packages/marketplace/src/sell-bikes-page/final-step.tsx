import { listingConditions, listingLimits } from '@dopahiya/domain/market';
import { dateInIndia } from '@dopahiya/domain/site';
import { Field, RadioGroup, Switch, TextArea } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as words from '#texts/listing-words';
import * as texts from '#texts/sell-fields';
import { PriceField } from './price-field.tsx';
import * as S from './sell-steps.styles.ts';
import { errorOf, type StepProps } from './step-props.ts';
import type { PriceCheck } from './use-price-check.ts';

const conditions = listingConditions.map((value) => ({
  value,
  label: words.conditions[value],
  detail: texts.conditionDetails[value],
}));

/** Last step: condition, price and contact details. */
export function FinalStep({ check, ...step }: StepProps & { check: PriceCheck }) {
  const { answers, fieldErrors, onAnswer } = step;
  return (
    <>
      <RadioGroup
        tone="card"
        label={texts.condition}
        name="condition"
        choices={conditions}
        value={answers.condition}
        onValueChange={(condition) => onAnswer({ condition })}
        {...errorOf(fieldErrors, 'condition')}
      />
      <PriceField {...step} check={check} />
      <S.Line />
      <Insurance {...step} />
      <Loan {...step} />
      <S.Line />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint(listingLimits.description.min)}
        name="description"
        maxLength={listingLimits.description.max}
        beyond="kept"
        value={answers.description}
        onChange={({ target }) => onAnswer({ description: target.value })}
        {...errorOf(fieldErrors, 'description')}
      />
      <S.Pair>
        <Field
          label={texts.contact}
          hint={texts.contactHint}
          name="contact"
          prefix="+91"
          type="tel"
          autoComplete="tel-national"
          value={answers.contact}
          onChange={({ target }) => onAnswer({ contact: target.value })}
          {...errorOf(fieldErrors, 'contact')}
        />
      </S.Pair>
    </>
  );
}

function Insurance({ answers, fieldErrors, onAnswer }: StepProps) {
  const [today] = useState(() => dateInIndia(new Date()));
  return (
    <S.Switched>
      <Switch
        name="is_insured"
        checked={answers.is_insured}
        onChange={({ target }) => onAnswer({ is_insured: target.checked })}
      >
        {texts.insured}
      </Switch>
      {answers.is_insured && (
        <Field
          label={texts.insuredUntil}
          name="insurance_expiry_date"
          type="date"
          min={today}
          value={answers.insurance_expiry_date}
          onChange={({ target }) => onAnswer({ insurance_expiry_date: target.value })}
          {...errorOf(fieldErrors, 'insurance_expiry_date')}
        />
      )}
    </S.Switched>
  );
}

function Loan({ answers, fieldErrors, onAnswer }: StepProps) {
  return (
    <>
      <S.Switched>
        <Switch
          name="is_loan_active"
          checked={answers.is_loan_active}
          onChange={({ target }) => onAnswer({ is_loan_active: target.checked })}
        >
          {texts.loan}
        </Switch>
        {answers.is_loan_active && (
          <Field
            label={texts.lender}
            name="loan_provider"
            placeholder={texts.lenderPlaceholder}
            value={answers.loan_provider}
            onChange={({ target }) => onAnswer({ loan_provider: target.value })}
            {...errorOf(fieldErrors, 'loan_provider')}
          />
        )}
      </S.Switched>
      {answers.is_loan_active && (
        <Field
          label={texts.remarks}
          tag={texts.optional}
          name="loan_remarks"
          value={answers.loan_remarks}
          onChange={({ target }) => onAnswer({ loan_remarks: target.value })}
          {...errorOf(fieldErrors, 'loan_remarks')}
        />
      )}
    </>
  );
}
