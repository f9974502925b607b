import { type PageHead, paths } from '@dopahiya/domain/site';
import * as texts from '#texts/static-page-heads';

/** The head texts of the page about the site. */
export function aboutHead(): PageHead {
  return {
    title: texts.aboutTitle,
    description: texts.aboutDescription,
    path: paths.aboutUs,
  };
}

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

/** The head texts of the page on terms. */
export function termsHead(): PageHead {
  return {
    title: texts.termsTitle,
    description: texts.termsDescription,
    path: paths.termsAndConditions,
  };
}

/** The head texts of the page on privacy. */
export function privacyHead(): PageHead {
  return {
    title: texts.privacyTitle,
    description: texts.privacyDescription,
    path: paths.privacyPolicy,
  };
}
