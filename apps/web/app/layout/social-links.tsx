import { Link } from '@dopahiya/ui-kit';
import * as S from './social-links.styles.ts';

/** A page of this site's owner elsewhere. */
interface SocialPage {
  name: 'Facebook' | 'Twitter' | 'Instagram' | 'YouTube';
  /** Its full address; null while there is none, and then the footer does not show it. */
  to: string | null;
}

/** For the owner of the site to fill in. */
const socialPages: readonly SocialPage[] = [
  { name: 'Facebook', to: null },
  { name: 'Twitter', to: null },
  { name: 'Instagram', to: null },
  { name: 'YouTube', to: null },
];

/** Where else the owner of the site can be followed; nothing while no page is known. */
export function SocialLinks({ pages = socialPages }: { pages?: readonly SocialPage[] }) {
  const known = pages.filter(({ to }) => to !== null);
  if (known.length === 0) return null;
  return (
    <S.Follow aria-label="Follow us">
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
