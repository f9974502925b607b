import { type PageHead, paths } from '@dopahiya/domain';

/** The head texts of the page on cookies. */
export function cookiesHead(): PageHead {
  return {
    title: 'Cookies: what this site stores in your browser | Dopahiya',
    description:
      'Dopahiya sets no cookies. What your browser remembers of your visits, what for, under which name, and how to delete it.',
    path: paths.cookies,
  };
}

/** The head texts of the page on accessibility. */
export function accessibilityHead(): PageHead {
  return {
    title: 'Accessibility: what works and what does not yet | Dopahiya',
    description:
      'How Dopahiya is built for keyboards, screen readers, large text and calm screens, how that was tested, and what is not perfect.',
    path: paths.accessibility,
  };
}
