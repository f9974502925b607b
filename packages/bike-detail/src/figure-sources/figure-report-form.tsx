import { messageOf, reportFigure, useApi } from '@dopahiya/api-client';
import { type BikeDetail, type FigureReport, figureReportLengths, type SourcedField } from '@dopahiya/domain';
import { Button, ErrorPanel, Field, SelectField, showToast, theme } from '@dopahiya/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/figure-report-form';
import { shownFigures } from './figure-rows.ts';

export interface FigureReportFormProps {
  bike: BikeDetail;
  /** Called when the report is stored. */
  onDone: () => void;
}

/** Where a visitor says which figure is wrong; what was typed stays when the server refuses it. */
export function FigureReportForm({ bike, onDone }: FigureReportFormProps) {
  const api = useApi();
  const [isValueMissing, setValueMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: (report: FigureReport) => reportFigure(api, report) });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const report = reportFrom(bike.slug, new FormData(event.currentTarget));
    setValueMissing(report.value === '');
    if (report.value === '') return event.currentTarget.querySelector<HTMLElement>('[name="value"]')?.focus();
    mutate(report, {
      onSuccess: () => {
        showToast({ kind: 'success', text: texts.sent });
        onDone();
      },
    });
  };
  const options = shownFigures(bike).map(({ field, label, value }) => ({
    value: field,
    label: texts.figureOption(label, value),
  }));
  return (
    <Form aria-label={texts.title(bike)} noValidate onSubmit={submit}>
      <h3>{texts.title(bike)}</h3>
      <SelectField label={texts.figure} name="field" options={options} />
      <Field
        label={texts.value}
        name="value"
        maxLength={figureReportLengths.value.max}
        {...(isValueMissing && { error: texts.valueMissing })}
      />
      <Field
        label={texts.seenAt}
        tag={texts.optional}
        hint={texts.seenAtHint}
        name="seen_at"
        maxLength={figureReportLengths.seen_at.max}
      />
      {error && <ErrorPanel title={texts.refusedTitle} message={messageOf(error, texts.checkConnection)} />}
      <div>
        <Button type="submit" loading={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
      </div>
    </Form>
  );
}

function reportFrom(bike: string, form: FormData): FigureReport {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const seen_at = textOf('seen_at');
  return { bike, field: textOf('field') as SourcedField, value: textOf('value'), ...(seen_at && { seen_at }) };
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 52ch;
  padding-block: ${theme.space[4]};
  color: ${theme.color.textDefault};

  > h3 {
    font: ${theme.type.h4};
  }
`;
