import { Container } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as S from './account-form.styles.ts';

export interface AccountPageProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** Page with one form in a narrow column. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  return (
    <Container>
      <S.Column>
        <h1>{title}</h1>
        <S.Intro>{intro}</S.Intro>
        {children}
      </S.Column>
    </Container>
  );
}
