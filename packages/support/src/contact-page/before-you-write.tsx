import { paths } from '@dopahiya/domain/site';
import { Accordion, Container, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/contact-page';
import * as S from './contact-page.styles.ts';

const asked = [
  { id: 'dealer', ...texts.dealerAsksMore, to: paths.quoteChecker },
  { id: 'binding', ...texts.binding, to: paths.priceChecker },
  { id: 'deletion', ...texts.deletion, to: paths.privacyPolicy },
];

/** Three common questions that need no message; the first is open. */
export function BeforeYouWrite() {
  return (
    <S.Before aria-labelledby="before">
      <Container>
        <S.BeforeColumns>
          <h2 id="before">{texts.beforeTitle}</h2>
          <S.Questions>
            <Accordion
              items={asked.map(({ id, question, answer, label, to }, index) => ({
                id,
                title: question,
                content: (
                  <S.Answer>
                    <p>{answer}</p>
                    <Link to={to}>{label}</Link>
                  </S.Answer>
                ),
                initially: index === 0 ? 'open' : 'closed',
              }))}
            />
          </S.Questions>
        </S.BeforeColumns>
      </Container>
    </S.Before>
  );
}
