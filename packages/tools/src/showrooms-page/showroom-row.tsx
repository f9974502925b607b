import type { Dealership } from '@dopahiya/domain/places';
import { Badge, CallLink, Icon, Link, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/showrooms-page';
import * as S from './showroom-list.styles.ts';

export interface ShowroomRowProps {
  showroom: Dealership;
  /** Position in the list, shown in front of it. */
  number: number;
}

/** A showroom with its contact links; a sample is labelled and has none. Renders an `<li>`. */
export function ShowroomRow({ showroom, number }: ShowroomRowProps) {
  const { name, address, pincode, is_sample } = showroom;
  return (
    <S.Row>
      <S.Stone aria-hidden="true">{number}</S.Stone>
      <div>
        <S.Name>
          {name} {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
        </S.Name>
        <S.Address>{[address, pincode].filter(Boolean).join(', ')}</S.Address>
      </div>
      <S.Ways>
        <CallWay {...showroom} />
        <WebsiteWay {...showroom} />
      </S.Ways>
    </S.Row>
  );
}

function CallWay({ name, phone, is_sample }: Dealership) {
  if (is_sample) {
    return (
      <S.NoNumber title={texts.noNumber}>
        <Icon name="phone" size={18} />
        {texts.callNow}
        <VisuallyHidden>. {texts.noNumber}</VisuallyHidden>
      </S.NoNumber>
    );
  }
  if (!phone) return null;
  return (
    <CallLink phone={phone} name={name}>
      {texts.callNow}
    </CallLink>
  );
}

function WebsiteWay({ name, website, is_sample }: Dealership) {
  if (is_sample || !website) return null;
  return (
    <Link to={website} target="_blank" rel="noreferrer">
      {texts.visitWebsite}
      <VisuallyHidden> {texts.websiteOf(name)}</VisuallyHidden>
    </Link>
  );
}
