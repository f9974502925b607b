export const title = 'Accessibility';
export const intro =
  'Everybody who shops for a two-wheeler should be able to use this site. Our aim is WCAG 2.2, level AA. This page says what was built and tested for it, and what is not perfect.';

export const builtTitle = 'What was built';
export const built: readonly string[] = [
  'Everything can be done with a keyboard. What has the focus shows it, and the first link skips to the content.',
  'Headings, landmarks, tables and forms are marked as such, and a change of page is announced.',
  'Text contrasts with its ground by 4.5 to 1 or more, in the light and in the dark look, and by more where your system asks for more contrast.',
  'Nothing moves by itself where your system asks for reduced motion. A film can be paused.',
  'Text can grow and screens can be as narrow as 360 px without scrolling sideways.',
  'Drawings of bikes have a text that names the bike. What a drawing shows is told in figures too.',
  'Pages can be read, and lists, searches, sign-in and the contact form used, without scripts.',
];

export const testedTitle = 'How it was tested';
export const tested: readonly string[] = [
  'Each part of the site, in each of its states, light and dark, is checked with axe by machine. A finding stops the release.',
  'Whole pages are checked in the same way, and walked through with a keyboard, in Chromium.',
  'The contrast of every pair of colours that stand on each other is calculated.',
];

export const notPerfectTitle = 'What is not perfect';
export const notPerfect: readonly string[] = [
  'No screen reader was tried, and nobody who depends on one has tested the site. Machines find only part of what is wrong.',
  'Firefox and Safari were not tried: every test ran in Chromium.',
  'Short messages that appear above an open dialog may not be read out. The dialog says the same where it matters.',
  'The site is in English, and in Hindi only in part. It is not written in easy language.',
  'Some pages are still being built, and say so.',
];

export const tellUsTitle = 'Tell us';
export const tellUs = <Node>({ link }: { link: (text: string) => Node }) => [
  'If something keeps you from using the site, tell us which page it was, what you wanted to do, and which browser and aid you use. The place for it is ',
  link('Contact Us'),
  '.',
];
