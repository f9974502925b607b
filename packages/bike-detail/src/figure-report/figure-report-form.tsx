import { type BikeDetail, figureReportLengths } from '@dopahiya/domain/bikes';
import { addressIn, paths } from '@dopahiya/domain/site';
import { usePageForm } from '@dopahiya/site';
import { Button, ErrorPanel, Field, SelectField, showToast, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/figure-report-form';
import { shownFigures } from '../figure-sources/figure-rows.ts';
import { figureReportRules } from './figure-report-rules.ts';

export interface FigureReportFormProps {
  bike: BikeDetail;
  /** Called with the submitted form when the report has been stored. */
  onDone: (form: HTMLFormElement) => void;
  /**
   * Whether the form has a page to itself, which shows the bike and the thanks.
   * @default false
   */
  isAlone?: boolean;
}

/** Form to report a wrong figure; keeps the input if the server rejects it. */
export function FigureReportForm({ bike, onDone, isAlone = false }: FigureReportFormProps) {
  const path = paths.reportFigure(bike.slug);
  const { props, field, wrong, isPending } = usePageForm(figureReportRules, path, (_, __, form) => {
    if (!isAlone) showToast({ kind: 'success', text: texts.sent });
    onDone(form);
  });
  const options = shownFigures(bike).map((figure) => ({
    value: figure.field,
    label: texts.figureOption(figure.label, figure.value),
  }));
  return (
    <Form {...props} action={addressIn(path)} aria-label={texts.title(bike)}>
      {!isAlone && <h3>{texts.title(bike)}</h3>}
      <input type="hidden" name="bike" value={bike.slug} />
      {wrong.problem !== null && <ErrorPanel title={texts.refusedTitle} message={wrong.problem} />}
      <SelectField {...field('field')} label={texts.figure} options={options} />
      <Field {...field('value')} label={texts.value} maxLength={figureReportLengths.value.max} />
      <Field
        {...field('seen_at')}
        label={texts.seenAt}
        tag={texts.optional}
        hint={texts.seenAtHint}
        maxLength={figureReportLengths.seen_at.max}
      />
      <div>
        <Button type="submit" loading={isPending}>
          {isPending ? texts.sending : texts.send}
        </Button>
      </div>
    </Form>
  );
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
