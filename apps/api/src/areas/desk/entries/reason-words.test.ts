import { describe, expect, it } from 'vitest';
import { deskErrors, fileRules } from '../../../core/texts/index.ts';
import { reasonWords } from './reason-words.ts';

describe('the reasons of rules in both languages', () => {
  it.each([
    [fileRules.month.en, fileRules.month.hi],
    [`surya: ${fileRules.noBrand.en}`, `surya: ${fileRules.noBrand.hi}`],
    [`the text: ${fileRules.noHtml.en}`, fileRules.noHtml.hi],
    [fileRules.afterSaturdayOpening.en, fileRules.afterSaturdayOpening.hi],
    [fileRules.lettersAtLeast('3').en, 'कम से कम 3 अक्षर हों'],
    [
      `models[0].specifications.mileage: ${fileRules.implausible('900', '20', '90').en}`,
      `models[0].specifications.mileage: ${fileRules.implausible('900', '20', '90').hi}`,
    ],
    [`models[0].slug: ${fileRules.modelOfOther('vega').en}`, `models[0].slug: ${fileRules.modelOfOther('vega').hi}`],
    [`x1: ${fileRules.photoNotHere('photos/a.jpg').en}`, `x1: ${fileRules.photoNotHere('photos/a.jpg').hi}`],
    [`the text: ${fileRules.tooManyFigures('90', '60').en}`, fileRules.tooManyFigures('90', '60').hi],
    [deskErrors.otherSlug.en, deskErrors.otherSlug.hi],
  ])('says %j in Hindi', (reason, hi) => {
    expect(reasonWords(reason)).toEqual({ en: reason, hi });
  });

  it('leaves a reason that no rule has as it is', () => {
    expect(reasonWords('has no wheels')).toEqual({ en: 'has no wheels', hi: 'has no wheels' });
  });
});
