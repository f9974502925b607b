export const title = 'Accessibility';
export const intro =
  'We want everyone to be able to use this site. We aim for WCAG 2.2, level AA. This page says what works and what doesn’t yet.';

export const builtTitle = 'What works';
export const built: readonly string[] = [
  'You can use the whole site with a keyboard. You can see what has focus, and skip to the content.',
  'Screen readers can find headings, landmarks, tables and forms. Page changes are announced.',
  'Text has a contrast of at least 4.5 to 1 in light and dark mode. Your system can ask for more.',
  'Nothing moves if your system asks for reduced motion. You can pause films.',
  'You can enlarge text. Pages fit screens as narrow as 360 px.',
  'Bike drawings have a text description. Their dimensions are also shown as numbers.',
  'Reading, searching, signing in and contacting us work without JavaScript.',
];

export const testedTitle = 'How we test';
export const tested: readonly string[] = [
  'We test every component with axe, in light and dark mode. A problem stops the release.',
  'We test whole pages the same way, and by keyboard, in Chromium.',
  'We calculate the contrast of every pair of colours.',
];

export const notPerfectTitle = 'What doesn’t work yet';
export const notPerfect: readonly string[] = [
  'We haven’t tested with a screen reader or with disabled users. Automatic tests find only some problems.',
  'We haven’t tested in Firefox or Safari.',
  'Screen readers may miss short messages over an open dialog. The dialog repeats important ones.',
  'The site is in English and partly in Hindi. There is no easy-read version.',
  'Some pages aren’t finished yet. They say so.',
];

export const tellUsTitle = 'Tell us';
export const tellUs = <Node>({ link }: { link: (text: string) => Node }) => [
  'If you can’t use part of the site, tell us the page and what you wanted to do. Name your browser and any assistive technology. Use ',
  link('Contact Us'),
  '.',
];
