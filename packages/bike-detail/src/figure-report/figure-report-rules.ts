import type { FigureReport } from '@dopahiya/domain/inputs';
import { reportFigure } from '@dopahiya/api-client';
import { figureReportLengths, type SourcedField } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { cleanText, textError } from '@dopahiya/domain/typed';
import { checkFields, explainRefusal, type PageForm } from '@dopahiya/site';
import * as texts from '#texts/figure-report-form';

/** Validation and submission of a figure report, with or without scripts. The API checks which figures exist. */
export const figureReportRules: PageForm<FigureReport> = {
  read({ bike = '', field = '', value = '', seen_at = '' }) {
    const [figure, where] = [cleanText(value), cleanText(seen_at)];
    const checks = {
      value: textError(figure, figureReportLengths.value, { missing: texts.valueMissing, long: texts.tooLong }),
      seen_at: textError(where, { min: 0, ...figureReportLengths.seen_at }, { long: texts.tooLong }),
    };
    return checkFields(checks, { bike, field: field as SourcedField, value: figure, ...(where && { seen_at: where }) });
  },
  send: (api, report) => reportFigure(api, report),
  explain: (error) => explainRefusal(error, ['field', 'value', 'seen_at'], texts.serverError),
  leadTo: ({ bike = '' }) => `${paths.reportFigure(bike)}?sent=1`,
  secrets: [],
};
