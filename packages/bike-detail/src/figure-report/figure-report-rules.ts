import type { FigureReport } from '@dopahiya/domain/inputs';
import { reportFigure } from '@dopahiya/api-client';
import type { SourcedField } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/figure-report-form';

/** Validation and submission of a figure report, with or without scripts. The API checks which figures exist. */
export const figureReportRules: PageForm<FigureReport> = {
  read({ bike = '', field = '', value = '', seen_at = '' }) {
    if (value.trim() === '') return { fieldErrors: { value: texts.valueMissing } };
    const where = seen_at.trim();
    const report = { bike, field: field as SourcedField, value: value.trim() };
    return { sent: where === '' ? report : { ...report, seen_at: where } };
  },
  send: (api, report) => reportFigure(api, report),
  explain: (error) => explainRefusal(error, ['field', 'value', 'seen_at'], texts.serverError),
  leadTo: ({ bike = '' }) => `${paths.reportFigure(bike)}?sent=1`,
  secrets: [],
};
