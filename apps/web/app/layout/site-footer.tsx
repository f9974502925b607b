import { paths } from '@dopahiya/domain';
import { Container, GroundLine, Icon } from '@dopahiya/ui-kit';
import { Logo } from '@dopahiya/ui-kit/frame';
import { Link } from 'react-router';
import * as S from './site-footer.styles.ts';
import { SocialLinks } from './social-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface FooterLink {
  label: string;
  to: string;
}

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
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

const fineLinks: readonly FooterLink[] = [
  { label: 'Cookies', to: paths.cookies },
  { label: 'Accessibility', to: paths.accessibility },
];

const yearNow = (): number => new Date().getFullYear();

/** The foot of every page. */
export function SiteFooter() {
  return (
    <S.Footer id="footer" tabIndex={-1}>
      <Container>
        <S.Columns>
          <About />
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <S.Title>{title}</S.Title>
              <FooterLinks links={links} />
            </nav>
          ))}
        </S.Columns>
        <GroundLine look="ruler" />
        <S.Bottom>
          <span suppressHydrationWarning>
            © {yearNow()} Dopahiya. Prices are indicative, ex-showroom Delhi, unless a city is shown.
          </span>
          <S.Fine>
            <FooterLinks links={fineLinks} />
          </S.Fine>
          <ThemeSwitch />
        </S.Bottom>
      </Container>
    </S.Footer>
  );
}

function About() {
  return (
    <S.About>
      <S.Sign>
        <Logo />
      </S.Sign>
      <p>
        A place for two-wheeler information, reviews and comparisons: news on launches, and every bike drawn to one
        scale, side by side.
      </p>
      <S.Badges>
        <li>
          <Icon name="circle-check" size={18} /> Verified Reviews
        </li>
        <li>
          <Icon name="secure" size={18} /> Secure Connection
        </li>
      </S.Badges>
      <SocialLinks />
    </S.About>
  );
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <S.FooterLink as={Link} discover="none" to={to}>
            {label}
          </S.FooterLink>
        </li>
      ))}
    </ul>
  );
}
