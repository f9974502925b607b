import { addressIn, paths } from '@dopahiya/domain/site';
import { Breadcrumb, Button, Container, PageTitle, SearchField } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/faqs-page';
import { BuyersFaqs } from './buyers-faqs.tsx';
import * as S from './faqs-page.styles.ts';
import { siteFaqs } from '@dopahiya/domain/content';
import { Answers } from './answered.tsx';

export interface FaqsPageProps {
  /** Search text from the address; the field filters as you type, or with its button if there are no scripts. */
  text: string;
}

/** FAQ page: questions about buying and about this site; any number of answers may be open. */
export function FaqsPage({ text }: FaqsPageProps) {
  const [words, setWords] = useState(text);
  return (
    <S.Page>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.title} />
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        <search>
          <form method="get" action={addressIn(paths.faqs)} onSubmit={(event) => event.preventDefault()}>
            <S.Fields>
              <SearchField
                label={texts.search}
                placeholder={texts.searchPlaceholder}
                name="q"
                defaultValue={text}
                onChange={({ target }) => setWords(target.value)}
              />
              <S.Submit>
                <Button type="submit" tone="secondary">
                  {texts.submit}
                </Button>
              </S.Submit>
            </S.Fields>
          </form>
        </search>
        <S.Columns>
          <BuyersFaqs words={words} />
          <SiteFaqs words={words} />
        </S.Columns>
      </Container>
    </S.Page>
  );
}

/** Questions about this site. */
function SiteFaqs({ words }: { words: string }) {
  return (
    <section aria-labelledby="this-site">
      <h2 id="this-site">{texts.aboutThisSite}</h2>
      <Answers faqs={siteFaqs} words={words} />
    </section>
  );
}
