import { dateInIndia, paths } from '@dopahiya/domain/site';
import { Footer, type FooterProps, PaperNote, ThemeSwitch } from '@dopahiya/ui-kit/frame';
import { themeChoice, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/footer';
import { SiteLanguageSwitch } from './site-language-switch.tsx';
import * as claims from '#texts/owner-claims';

/** Social media pages, to be filled in by the site owner; null hides one. */
const socialPages: FooterProps['follow'] = [
  { name: 'Facebook', to: null },
  { name: 'Twitter', to: null },
  { name: 'Instagram', to: null },
  { name: 'YouTube', to: null },
];

const promises: FooterProps['promises'] = [
  { icon: 'circle-check', label: claims.verifiedReviews, note: claims.verifiedHow },
  { icon: 'secure', label: claims.secureConnection },
];

const columns: FooterProps['columns'] = [
  {
    title: texts.browse,
    links: [
      { label: texts.newBikes, to: paths.newBikes },
      { label: texts.newScooters, to: paths.newScooters },
      { label: texts.electric, to: paths.electric },
      { label: texts.usedBikes, to: paths.usedBikes },
    ],
  },
  {
    title: texts.tools,
    links: [
      { label: texts.choose, to: paths.choose },
      { label: texts.compareBikes, to: paths.compareBike },
      { label: texts.emiCalculator, to: paths.emiCalculator },
      { label: texts.bikeLoan, to: paths.bikeLoan },
      { label: texts.quoteChecker, to: paths.quoteChecker },
      { label: texts.ownership, to: paths.ownership },
      { label: texts.howWeValue, to: paths.howWeValue },
      { label: texts.showrooms, to: paths.dealership },
      { label: texts.spareParts, to: paths.spareParts },
    ],
  },
  {
    title: texts.company,
    links: [
      { label: texts.aboutUs, to: paths.aboutUs },
      { label: texts.contactUs, to: paths.contactUs },
      { label: texts.privacyPolicy, to: paths.privacyPolicy },
      { label: texts.termsAndConditions, to: paths.termsAndConditions },
    ],
  },
];

const fineLinks: FooterProps['fineLinks'] = [
  { label: texts.cookies, to: paths.cookies },
  { label: texts.accessibility, to: paths.accessibility },
];

const noteNow = (): string => texts.note(Number(dateInIndia(new Date()).slice(0, 'YYYY'.length)));

/** Footer of every page, and its last line in print. */
export function SiteFooter() {
  return (
    <>
      <PaperNote />
      <Footer
        about={texts.about}
        promises={promises}
        follow={socialPages}
        columns={columns}
        note={noteNow()}
        fineLinks={fineLinks}
      >
        <SiteLanguageSwitch />
        <SiteTheme />
      </Footer>
    </>
  );
}

/** Theme switch; the browser stores the choice. */
function SiteTheme() {
  const [choice, choose] = useRemembered(themeChoice);
  return <ThemeSwitch choice={choice} onChoose={choose} />;
}
