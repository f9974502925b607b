import * as S from './tabs.styles.ts';

export interface TabLinksProps {
  /** Label for screen readers: 'On this page'. */
  label: string;
  /** Sections: `href` is '#' and the section's id. */
  links: readonly { href: string; label: string }[];
  /** `href` of the visible section, if known. */
  current?: string;
}

/** Links to the sections of a page, styled as tabs; they need no script. Renders a `<nav>`. */
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
