import { paths } from '@dopahiya/domain';
import { Container, GroundLine, Icon, Logo } from '@dopahiya/ui-kit';
import { Link } from 'react-router';
import * as S from './site-footer.styles.ts';

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

const yearNow = (): number => new Date().getFullYear();

/** The foot of every page. */
export function SiteFooter() {
  return (
    <S.Footer>
      <Container>
        <S.Columns>
          <S.About>
            <S.Sign>
              <Logo />
            </S.Sign>
            <p>
              A place for two-wheeler information, reviews and comparisons: news on launches, and every bike drawn to
              one scale, side by side.
            </p>
            <S.Badges>
              <li>
                <Icon name="circle-check" size={18} /> Verified Reviews
              </li>
              <li>
                <Icon name="secure" size={18} /> Secure Connection
              </li>
            </S.Badges>
          </S.About>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <S.Title>{title}</S.Title>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <S.FooterLink as={Link} discover="none" to={to}>
                      {label}
                    </S.FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </S.Columns>
        <GroundLine look="ruler" />
        <S.Bottom>
          <span suppressHydrationWarning>
            © {yearNow()} Dopahiya. Prices are indicative, ex-showroom Delhi, unless a city is shown.
          </span>
          <span>
            <S.FooterLink as={Link} discover="none" to={paths.cookies}>
              Cookies
            </S.FooterLink>{' '}
            ·{' '}
            <S.FooterLink as={Link} discover="none" to={paths.accessibility}>
              Accessibility
            </S.FooterLink>
          </span>
        </S.Bottom>
      </Container>
    </S.Footer>
  );
}
