import { paths } from '@dopahiya/domain';
import { Footer, type FooterProps } from '@dopahiya/ui-kit/frame';
import { ThemeSwitch } from './theme-switch.tsx';

/** The owner's pages elsewhere, for the owner of the site to fill in; null hides one. */
const socialPages: FooterProps['follow'] = [
  { name: 'Facebook', to: null },
  { name: 'Twitter', to: null },
  { name: 'Instagram', to: null },
  { name: 'YouTube', to: null },
];

const about =
  'A place for two-wheeler information, reviews and comparisons: news on launches, and every bike drawn to one scale, ' +
  'side by side.';

const promises: FooterProps['promises'] = [
  { icon: 'circle-check', label: 'Verified Reviews' },
  { icon: 'secure', label: 'Secure Connection' },
];

const columns: FooterProps['columns'] = [
  {
    title: 'Browse',
    links: [
      { label: 'New Bikes', to: paths.newBikes },
      { label: 'New Scooters', to: paths.newScooters },
      { label: 'Electric', to: paths.electric },
      { label: 'Used Bikes', to: paths.usedBikes },
    ],
  },
  {
    title: 'Tools',
    links: [
      { label: 'Compare Bikes', to: paths.compareBike },
      { label: 'EMI Calculator', to: paths.emiCalculator },
      { label: 'Bike Loan', to: paths.bikeLoan },
      { label: 'Showrooms', to: paths.dealership },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', to: paths.aboutUs },
      { label: 'Contact Us', to: paths.contactUs },
      { label: 'Privacy Policy', to: paths.privacyPolicy },
      { label: 'Terms and Conditions', to: paths.termsAndConditions },
    ],
  },
];

const fineLinks: FooterProps['fineLinks'] = [
  { label: 'Cookies', to: paths.cookies },
  { label: 'Accessibility', to: paths.accessibility },
];

const noteNow = (): string =>
  `© ${new Date().getFullYear()} Dopahiya. Prices are indicative, ex-showroom Delhi, unless a city is shown.`;

/** The foot of every page. */
export function SiteFooter() {
  return (
    <Footer
      about={about}
      promises={promises}
      follow={socialPages}
      columns={columns}
      note={noteNow()}
      fineLinks={fineLinks}
    >
      <ThemeSwitch />
    </Footer>
  );
}
