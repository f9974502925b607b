import { paths } from '@dopahiya/domain/site';
import { useContact } from '@dopahiya/site';
import { Icon, type IconName, SiteLink } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/contact-page';
import { mailAddress, workingHours } from '#texts/owner-claims';
import * as S from './contact-page.styles.ts';

/** Other ways to get help. */
export function OtherContacts() {
  const { mail } = useContact({ mail: mailAddress, hours: workingHours });
  return (
    <section aria-labelledby="ways">
      <h2 id="ways">{texts.waysTitle}</h2>
      <S.Ways>
        {mail !== null && (
          <Way icon="mail" what={mail}>
            <a href={`mailto:${mail}`}>{texts.mail}</a>
          </Way>
        )}
        <Way icon="info" what={texts.faqsWhat}>
          <SiteLink to={paths.faqs}>{texts.faqs}</SiteLink>
        </Way>
        <Way icon="map-pin" what={texts.showroomsWhat}>
          <SiteLink to={paths.dealership}>{texts.showrooms}</SiteLink>
        </Way>
        <Way icon="circle-alert" what={texts.wrongFigureWhat}>
          <SiteLink to={paths.bikes}>{texts.wrongFigure}</SiteLink>
        </Way>
      </S.Ways>
    </section>
  );
}

function Way({ icon, what, children }: { icon: IconName; what: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} size={22} />
      <div>
        {children}
        <p>{what}</p>
      </div>
    </li>
  );
}
