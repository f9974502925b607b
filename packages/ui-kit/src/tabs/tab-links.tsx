import * as S from './tabs.styles.ts';

export interface TabLinksProps {
  /** What the links lead through, told to screen readers: 'On this page'. */
  label: string;
  /** The sections: `href` is '#' and the id of the section. */
  links: readonly { href: string; label: string }[];
  /** The `href` of the section in sight, if known. */
  current?: string;
}

/** Links to the sections of a page that look like tabs; they need no script. Renders a `<nav>`. */
export function TabLinks({ label, links, current }: TabLinksProps) {
  return (
    <S.Links aria-label={label}>
      {links.map((link) => (
        <S.TabLink key={link.href} href={link.href} aria-current={link.href === current || undefined}>
          {link.label}
        </S.TabLink>
      ))}
    </S.Links>
  );
}
