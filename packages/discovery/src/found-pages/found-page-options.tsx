import type { FoundPage } from '@dopahiya/domain/content';
import { type ComboboxOption, Icon } from '@dopahiya/ui-kit';
import * as texts from '#texts/found-pages';

/** More would push the bikes out of sight. */
const most = 3;

/** The likeliest pages that a search means as options that lead there; words, which a browser may translate. */
export const foundPageOptions = (pages: readonly FoundPage[]): ComboboxOption[] =>
  pages.slice(0, most).map(({ id, kind, title, path }) => ({
    id: `page-${id}`,
    text: title,
    content: (
      <>
        <Icon name="arrow-right" size={18} />
        <span translate="yes">{title}</span>
        <small translate="yes">{texts.kinds[kind]}</small>
      </>
    ),
    href: path,
  }));
