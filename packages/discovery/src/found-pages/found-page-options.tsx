import type { FoundPage } from '@dopahiya/domain/content';
import { type ComboboxOption, Icon } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/found-pages';

/** Maximum number of pages; more would push the bikes out of view. */
const max = 3;

/** Returns the most likely pages for a search as options. */
export const foundPageOptions = (pages: readonly FoundPage[]): ComboboxOption[] =>
  pages.slice(0, max).map(({ id, title, path, ...page }) => ({
    id: `page-${id}`,
    text: title,
    content: (
      <>
        <Icon name="arrow-right" size={18} />
        <span translate="yes">{title}</span>
        <Kind translate="yes">{kindOf(page)}</Kind>
      </>
    ),
    href: path,
  }));

const kindOf = ({ kind, is_sample }: Pick<FoundPage, 'kind' | 'is_sample'>): string =>
  is_sample ? `${texts.kinds[kind]} · ${texts.sample}` : texts.kinds[kind];

const Kind = styled.small`
  flex: none;
  margin-inline-start: auto;
`;
