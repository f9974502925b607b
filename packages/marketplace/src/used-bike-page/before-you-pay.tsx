import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { Icon, Link, Section } from '@dopahiya/ui-kit';
import { useId } from 'react';
import * as texts from '#texts/before-you-pay';
import * as S from './before-you-pay.styles.ts';
import { noticesOf } from './listing-notices.ts';
import { useBuyer } from './use-buyer.ts';

/** Checklist before paying for a used bike, with notices about this listing. */
export function BeforeYouPay({ bike }: { bike: UsedBikeDetail }) {
  return (
    <Section title={texts.title} subtitle={texts.subtitle} tone="sunken">
      <S.Columns>
        <div>
          <S.Checks>
            {texts.checks.map(({ title, text, registers }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                {registers.map(({ label, address }) => (
                  <Link key={address} to={address}>
                    {label}
                  </Link>
                ))}
              </li>
            ))}
          </S.Checks>
          <Link to={paths.newsAbout(texts.guidesAbout)} arrow="forward">
            {texts.guides}
          </Link>
        </div>
        <SeenHere bike={bike} />
      </S.Columns>
    </Section>
  );
}

function SeenHere({ bike }: { bike: UsedBikeDetail }) {
  const id = useId();
  const notices = noticesOf(bike, useBuyer(bike));
  return (
    <S.Seen aria-labelledby={id}>
      <h3 id={id}>{texts.seenHere}</h3>
      <ul>
        {notices.map(({ title, text, tone }) => (
          <li key={title} data-tone={tone}>
            <Icon name={tone === 'warn' ? 'alert' : 'info'} size={20} />
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </S.Seen>
  );
}
