import { type PageHead, paths } from '@dopahiya/domain/site';
import * as texts from '#texts/static-page-heads';

/** Returns the head of the about page. */
export function aboutHead(): PageHead {
  return {
    title: texts.aboutTitle,
    description: texts.aboutDescription,
    path: paths.aboutUs,
  };
}

/** Returns the head of the cookie policy. */
export function cookiesHead(): PageHead {
  return {
    title: texts.cookiesTitle,
    description: texts.cookiesDescription,
    path: paths.cookies,
  };
}

/** Returns the head of the accessibility statement. */
export function accessibilityHead(): PageHead {
  return {
    title: texts.accessibilityTitle,
    description: texts.accessibilityDescription,
    path: paths.accessibility,
  };
}

/** Returns the head of the terms. */
export function termsHead(): PageHead {
  return {
    title: texts.termsTitle,
    description: texts.termsDescription,
    path: paths.termsAndConditions,
  };
}

/** Returns the head of the privacy policy. */
export function privacyHead(): PageHead {
  return {
    title: texts.privacyTitle,
    description: texts.privacyDescription,
    path: paths.privacyPolicy,
  };
}
