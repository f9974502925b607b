import { useContact, type WorkingHours as Hours } from '@dopahiya/site';
import { Icon, useIsHydrated } from '@dopahiya/ui-kit';
import { useEffect, useState } from 'react';
import * as texts from '#texts/contact-page';
import { mailAddress, workingHours } from '#texts/owner-claims';
import * as S from './contact-page.styles.ts';
import { clockOf, type Opening, openingAt } from './opening.ts';

export interface WorkingHoursProps {
  /**
   * Current time.
   * @default the browser's
   */
  now?: () => Date;
}

const systemTime = () => new Date();

const spanOf = ({ opens, closes }: { opens: number; closes: number }) => texts.fromTo(clockOf(opens), clockOf(closes));

/** Working hours, and whether the site is staffed now; the latter renders in the browser, because the server's page is cached. */
export function WorkingHours({ now = systemTime }: WorkingHoursProps) {
  const isHydrated = useIsHydrated();
  const { hours } = useContact({ mail: mailAddress, hours: workingHours });
  const { weekdays, saturday } = hours;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{texts.hoursTitle}</h2>
      <S.Hours>
        <Day name={texts.weekdays} hours={spanOf(weekdays)} />
        <Day name={texts.saturday} hours={saturday ? spanOf(saturday) : texts.closed} />
        <Day name={texts.sunday} hours={texts.closed} />
      </S.Hours>
      <S.Now>
        <Icon name="clock" size={18} />
        {isHydrated ? <OpeningNow now={now} hours={hours} /> : <span>{texts.hoursNote}</span>}
      </S.Now>
    </section>
  );
}

function Day({ name, hours }: { name: string; hours: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{hours}</dd>
    </div>
  );
}

const MINUTE_MS = 60_000;

function OpeningNow({ now, hours }: Required<WorkingHoursProps> & { hours: Hours }) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <span>
      <b>{said(openingAt(moment, hours))}</b> {texts.hoursNote}
    </span>
  );
}

function said({ when, at }: Opening): string {
  const words = {
    now: texts.openUntil,
    today: texts.opensToday,
    tomorrow: texts.opensTomorrow,
    monday: texts.opensOnMonday,
  };
  return words[when](clockOf(at));
}
