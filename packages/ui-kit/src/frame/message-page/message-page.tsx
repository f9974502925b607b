import type { ReactNode } from 'react';
import * as texts from '#texts/message-page';
import { ButtonLink } from '../../button/button-link.tsx';
import { Container } from '../../container/container.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { Link } from '../../link/link.tsx';
import { PageTitle } from '../../page-title/page-title.tsx';
import * as S from './message-page.styles.ts';

export interface MessagePageProps {
  title: string;
  /** Message, in one sentence. */
  text: string;
  /** Main link. */
  action: { label: string; to: string };
  /** Search with a heading. */
  search?: { title: string; field: ReactNode };
  /** Further links. */
  waysOn?: readonly { label: string; to: string }[];
}

const noWays: readonly { label: string; to: string }[] = [];

/** Page with a single message and links. Renders a `<div>`. */
export function MessagePage({ title, text, action, search, waysOn = noWays }: MessagePageProps) {
  return (
    <S.Page>
      <Container>
        <PageTitle>{title}</PageTitle>
        <EmptyState title={text} action={<ButtonLink to={action.to}>{action.label}</ButtonLink>} />
        {search && (
          <S.Search>
            <h2>{search.title}</h2>
            {search.field}
          </S.Search>
        )}
        {waysOn.length > 0 && (
          <S.Ways aria-label={texts.otherWaysOn}>
            <ul>
              {waysOn.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </S.Ways>
        )}
      </Container>
    </S.Page>
  );
}
