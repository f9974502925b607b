export const aboutTitle = 'About us | Dopahiya';
export const aboutDescription = 'Why we draw every two-wheeler to scale and show every charge in its price.';

export const cookiesTitle = 'Cookies | Dopahiya';
export const cookiesDescription = 'Which cookies Dopahiya uses, what your browser stores, and how to delete it.';

export const accessibilityTitle = 'Accessibility | Dopahiya';
export const accessibilityDescription =
  'How Dopahiya works with keyboards, screen readers and large text, and what doesn’t work yet.';

export const termsTitle = 'Terms and Conditions | Dopahiya';
export const termsDescription = 'The rules for using Dopahiya: accounts, reviews, liability and changes.';

export const privacyTitle = 'Privacy Policy | Dopahiya';
export const privacyDescription = 'What data we store, why, for how long, who sees it and how to delete it.';
