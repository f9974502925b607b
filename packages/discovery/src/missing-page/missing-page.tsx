import { foundPageQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Container, Link, theme } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/missing-page';
import { wordsOf } from './words-of.ts';

export interface MissingPageProps {
  /** Slug of the address that was not found. */
  slug: string;
}

const maxSuggestions = 3;

/** Says which page was not found, and suggests the nearest ones. */
export function MissingPage({ slug }: MissingPageProps) {
  const words = wordsOf(slug);
  const { data: pages = [] } = useQuery(foundPageQueries.matching(useApi(), words));
  const nearest = pages.slice(0, maxSuggestions).map(({ title, path }) => ({ title, path }));
  const search = { title: texts.searchFor(words), path: paths.searchFor(words) };
  return (
    <Container>
      <Notice>
        <p>{texts.notFound(slug)}</p>
        <ul aria-label={texts.suggestions}>
          {[...nearest, search].map(({ title, path }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </Container>
  );
}

const Notice = styled.div`
  padding-block: ${theme.space[4]};
  overflow-wrap: anywhere;

  > p {
    font-weight: ${theme.weight.medium};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[6]};
    margin-top: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
`;
