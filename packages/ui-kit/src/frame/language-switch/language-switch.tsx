import { addressIn, type SiteLanguage, siteLanguage, siteLanguages } from '@dopahiya/domain/site';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/language-switch';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { theme } from '../../theme/theme.ts';

export interface LanguageSwitchProps {
  /** Available languages; all by default. */
  languages?: readonly SiteLanguage[];
}

/** Links to this page in the other complete languages, by their own names; nothing if there are none. */
export function LanguageSwitch({ languages = siteLanguages }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  // Pages are cached without irrelevant query parameters.
  const path = useIsHydrated() ? pathname + search : pathname;
  const others = languages.filter(({ code, isComplete }) => isComplete && code !== siteLanguage.code);
  if (others.length === 0) return null;
  return (
    <nav aria-label={texts.label}>
      {others.map((language) => (
        // Each language is a separate build, so a router link would stay in this one.
        <Language key={language.code} lang={language.tag} hrefLang={language.tag} href={addressIn(path, language)}>
          {language.name}
        </Language>
      ))}
    </nav>
  );
}

const Language = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.tap};
  color: ${theme.color.textOnInk};
`;
