import { Link } from '@dopahiya/ui-kit';
import * as S from './social-links.styles.ts';
import type { SocialPage } from './social-pages.ts';

/** Where else the owner of the site can be followed; nothing while no page is known. */
export function SocialLinks({ pages }: { pages: readonly SocialPage[] }) {
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
