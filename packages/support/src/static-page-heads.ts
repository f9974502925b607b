import { type PageHead, paths } from '@dopahiya/domain/site';
import * as texts from '#texts/static-page-heads';

/** The head texts of the page on cookies. */
export function cookiesHead(): PageHead {
  return {
    title: texts.cookiesTitle,
    description: texts.cookiesDescription,
    path: paths.cookies,
  };
}

/** The head texts of the page on accessibility. */
export function accessibilityHead(): PageHead {
  return {
    title: texts.accessibilityTitle,
    description: texts.accessibilityDescription,
    path: paths.accessibility,
  };
}
