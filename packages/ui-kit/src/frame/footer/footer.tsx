import type { ReactNode } from 'react';
import * as texts from '#texts/footer';
import { Container } from '../../container/container.tsx';
import { GroundLine } from '../../ground-line/ground-line.tsx';
import { Icon, type IconName } from '../../icon/icon.tsx';
import { Link } from '../../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import * as S from './footer.styles.ts';

/** Footer link to a page of the site. */
interface FooterLink {
  label: string;
  to: string;
}

export interface FooterProps {
  /** Description of the site, in one sentence. */
  about: string;
  /** Promises, such as 'Verified Reviews', with an explanation. */
  promises: readonly { icon: IconName; label: string; note?: string }[];
  /** Social media pages; one without a URL is hidden. */
  follow: readonly { name: string; to: string | null }[];
  /** Columns of links with titles. */
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  /** Content of the last line; its year may differ between server and browser. */
  note: ReactNode;
  /** Links of the last line. */
  fineLinks: readonly FooterLink[];
  /** Content at the end of the last line, such as the theme switch. */
  children?: ReactNode;
}

/** Footer of every page, dark in every theme. Renders a `<footer>` that is the target of skip links (`#footer`). */
export function Footer({ columns, note, fineLinks, children, ...about }: FooterProps) {
  return (
    <S.Root id="footer" tabIndex={-1}>
      <Container>
        <S.Columns>
          <About {...about} />
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <S.Title>{title}</S.Title>
              <Links links={links} />
            </nav>
          ))}
        </S.Columns>
        <GroundLine tone="ruler" />
        <S.Bottom>
          <span suppressHydrationWarning>{note}</span>
          <S.Fine aria-label={texts.finePrint}>
            <Links links={fineLinks} />
          </S.Fine>
          {children}
        </S.Bottom>
      </Container>
    </S.Root>
  );
}

function About({ about, promises, follow }: Pick<FooterProps, 'about' | 'promises' | 'follow'>) {
  return (
    <S.About>
      <S.Sign>
        <Logo />
      </S.Sign>
      <p>{about}</p>
      <S.Badges>
        {promises.map(({ icon, label, note }) => (
          <li key={label}>
            <Icon name={icon} size={18} /> <span>{label}</span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </S.Badges>
      <Follow follow={follow} />
    </S.About>
  );
}

function Follow({ follow }: Pick<FooterProps, 'follow'>) {
  const known = follow.filter(({ to }) => to !== null);
  if (known.length === 0) return null;
  return (
    <S.Follow aria-label={texts.followUs}>
      {known.map(({ name, to }) => (
        <li key={name}>
          <Link to={to ?? ''} rel="noopener">
            {name}
          </Link>
        </li>
      ))}
    </S.Follow>
  );
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <S.FooterLink to={to}>{label}</S.FooterLink>
        </li>
      ))}
    </ul>
  );
}
