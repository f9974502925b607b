export const cookiesTitle = 'Cookies: what this site stores in your browser | Dopahiya';
export const cookiesDescription =
  'Dopahiya sets no cookies but the one of signing in. What your browser remembers of your visits, what for, under which name, and how to delete it.';

export const accessibilityTitle = 'Accessibility: what works and what does not yet | Dopahiya';
export const accessibilityDescription =
  'How Dopahiya is built for keyboards, screen readers, large text and calm screens, how that was tested, and what is not perfect.';
