import { addressIn, type SiteLanguage, siteLanguage, siteLanguages } from '@dopahiya/domain/site';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useIsHydrated } from '../../hydrated/use-is-hydrated.ts';
import { opensElsewhere } from '../../link/use-back.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../visually-hidden/visually-hidden.styles.ts';

export interface LanguageSwitchProps {
  /** Available languages; all by default. */
  languages?: readonly SiteLanguage[];
  /** Whether it shows the start of a name on narrow screens. */
  isShort?: boolean;
  /** Called with the code of the chosen language; its page opens once the returned promise ends. */
  onChoose?: (code: string) => Promise<unknown> | undefined;
}

/** Links to this page in the other complete languages, by their own names; nothing if there are none. */
export function LanguageSwitch({ languages = siteLanguages, isShort = false, onChoose }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  // Pages are cached without irrelevant query parameters.
  const path = useIsHydrated() ? pathname + search : pathname;
  const others = languages.filter(({ code, isComplete }) => isComplete && code !== siteLanguage.code);
  return others.map((language) => (
    // Each language is a separate build, so a router link would stay in this one.
    <Language
      key={language.code}
      data-short={isShort || undefined}
      lang={language.tag}
      hrefLang={language.tag}
      href={addressIn(path, language)}
      onClick={(event) => {
        const choice = onChoose?.(language.code);
        if (!choice || opensElsewhere(event)) return;
        event.preventDefault();
        const open = () => location.assign(addressIn(path, language));
        choice.then(open, open);
      }}
    >
      <span>{language.name}</span>
      {isShort && <span aria-hidden="true">{language.short}</span>}
    </Language>
  ));
}

const Language = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${theme.layout.tap};
  min-height: ${theme.layout.tap};
  color: inherit;
  /* 'Anek Deva' would fetch a whole font for a single word. */
  font-family: 'Anek', 'Anek Fallback', 'Anek Fallback Roboto', 'Anek Fallback Wide', 'Own Name', system-ui, sans-serif;
  text-decoration: none;

  > [aria-hidden] {
    display: none;
  }
  ${theme.media.belowNav} {
    &[data-short] > :first-child {
      ${visuallyHidden}
    }
    > [aria-hidden] {
      display: inline;
    }
  }
  ${theme.media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;
