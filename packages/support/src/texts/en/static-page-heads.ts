export const aboutTitle = 'About us: who makes this site and what for | Dopahiya';
export const aboutDescription =
  'Why Dopahiya draws every two-wheeler to scale and takes every price apart to the rupee, and by which rules it is made.';

export const cookiesTitle = 'Cookies: what this site stores in your browser | Dopahiya';
export const cookiesDescription =
  'Dopahiya sets no cookies but the one of signing in. What your browser remembers of your visits, what for, under which name, and how to delete it.';

export const accessibilityTitle = 'Accessibility: what works and what does not yet | Dopahiya';
export const accessibilityDescription =
  'How Dopahiya is built for keyboards, screen readers, large text and calm screens, how that was tested, and what is not perfect.';

export const termsTitle = 'Terms and Conditions | Dopahiya';
export const termsDescription =
  'Seven short sections: accounts, what the site is for, reviews, liability and changes. Dopahiya sells nothing and takes no payment.';

export const privacyTitle = 'Privacy Policy: what we store of you | Dopahiya';
export const privacyDescription =
  'Which data Dopahiya stores of people with and without an account, what for, how long, who else sees them, and how you take or delete them.';
