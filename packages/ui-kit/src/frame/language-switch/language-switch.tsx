import { addressIn, type SiteLanguage, siteLanguage, siteLanguages } from '@dopahiya/domain/site';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/language-switch';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { theme } from '../../theme/theme.ts';

export interface LanguageSwitchProps {
  /** Those that the site has; without it all. */
  languages?: readonly SiteLanguage[];
}

/** This page in the other languages that are complete, each by its own name; nothing where there is none. */
export function LanguageSwitch({ languages = siteLanguages }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  // Pages are cached without what of a search means nothing to them.
  const path = useIsHydrated() ? pathname + search : pathname;
  const others = languages.filter(({ code, isComplete }) => isComplete && code !== siteLanguage.code);
  if (others.length === 0) return null;
  return (
    <nav aria-label={texts.label}>
      {others.map((language) => (
        // Another language is another build: no link of the router, which would stay in this one.
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
