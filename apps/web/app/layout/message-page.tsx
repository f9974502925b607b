import { ButtonLink, Container, EmptyState, PageTitle } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as S from './message-page.styles.ts';

interface MessagePageProps {
  title: string;
  /** What happened or will happen, in a sentence. */
  text: string;
  /** The way on. */
  action: { label: string; to: string };
  /** Other ways on. */
  children?: ReactNode;
}

/** A page that has only one thing to say. */
export function MessagePage({ title, text, action, children }: MessagePageProps) {
  return (
    <S.Page>
      <Container>
        <PageTitle>{title}</PageTitle>
        <EmptyState title={text} action={<ButtonLink to={action.to}>{action.label}</ButtonLink>} />
        {children}
      </Container>
    </S.Page>
  );
}
