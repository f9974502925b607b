import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, Container, PageTitle } from '@dopahiya/ui-kit';
import * as complaints from '#texts/complaints';
import * as texts from '#texts/contact-page';
import { Complaints } from '../static-page/complaints.tsx';
import { BeforeYouWrite } from './before-you-write.tsx';
import * as S from './contact-page.styles.ts';
import { MessageForm, type MessageFormProps } from './message-form.tsx';
import { OtherContacts } from './other-contacts.tsx';
import { WorkingHours, type WorkingHoursProps } from './working-hours.tsx';

export interface ContactPageProps extends MessageFormProps, WorkingHoursProps {}

/** Contact page: message form, working hours and self-help. */
export function ContactPage({ before, ...time }: ContactPageProps) {
  return (
    <>
      <S.Top>
        <Container>
          <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.title} />
          <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
          <S.Columns>
            <MessageForm before={before} />
            <S.Beside>
              <WorkingHours {...time} />
              <OtherContacts />
              <S.Complaints aria-labelledby="complaints">
                <h2 id="complaints">{complaints.title}</h2>
                <Complaints otherwise={<p>{complaints.withThisForm}</p>} />
              </S.Complaints>
            </S.Beside>
          </S.Columns>
        </Container>
      </S.Top>
      <BeforeYouWrite />
    </>
  );
}
