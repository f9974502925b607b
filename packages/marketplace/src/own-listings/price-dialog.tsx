import { ApiError } from '@dopahiya/api-client';
import type { OwnUsedBike } from '@dopahiya/domain/market';
import { Button, Dialog, ErrorPanel, Field } from '@dopahiya/ui-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import * as texts from '#texts/own-listings';
import * as S from './own-listings.styles.ts';
import { priceError } from '../listing-rules.ts';
import { useListingChange, explainFailedChange } from './use-listing-change.ts';
import { wholeNumberIn } from './listing-form.ts';

interface PriceDialogProps {
  bike: OwnUsedBike;
  title: string;
  /** `price` asks for a new price, `sell` for the optional sale price. */
  question: 'price' | 'sell';
  onClose: () => void;
}

/** Price dialog; keeps the input if it is rejected. */
export function PriceDialog({ bike, title, question, onClose }: PriceDialogProps) {
  const words = texts.priceQuestions[question];
  const change = useListingChange(bike);
  const [fieldError, setFault] = useState<string | null>(null);
  const [form, field] = [useId(), useRef<HTMLInputElement>(null)];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const typed = field.current?.value ?? '';
    const price = typed.trim() === '' && question === 'sell' ? null : wholeNumberIn(typed);
    const error = price !== null && priceError(price);
    if (error) {
      setFault(error);
      field.current?.focus();
      return;
    }
    setFault(null);
    change.mutate(question === 'sell' ? { status: 'sold', sold_price: price } : asking(price), { onSuccess: onClose });
  };
  const complaint = fieldError ?? complaintOf(change.error);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.of(words.title, title)}
      initialFocus={field}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} loading={change.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <S.Question id={form} noValidate onSubmit={submit}>
        <Field
          ref={field}
          label={words.label}
          hint={words.means}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={question === 'price' ? (bike.expected_price ?? '') : ''}
          {...(complaint !== null && { error: complaint })}
        />
        {change.error && complaint === null && (
          <ErrorPanel title={words.failed} message={explainFailedChange(change.error)} />
        )}
      </S.Question>
    </Dialog>
  );
}

const asking = (price: number | null) => (price === null ? {} : { expected_price: price });

function complaintOf(error: Error | null): string | null {
  const { expected_price, sold_price } = (error instanceof ApiError && error.fields) || {};
  return (expected_price ?? sold_price)?.[0] ?? null;
}
