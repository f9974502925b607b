import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import { theme } from '../../theme/theme.ts';

export interface AuthorCardProps {
  /** Name of the author. */
  name: string;
  /** Job title: 'Road test editor'. */
  position?: string | undefined;
  /** URL of a portrait; an outline replaces a missing one. */
  picture?: string | null | undefined;
  /** Short biography. */
  children?: ReactNode;
}

/** Author of an article. Renders a `<div>`. */
export function AuthorCard({ name, position, picture, children }: AuthorCardProps) {
  return (
    <Root>
      <Portrait>
        {picture ? <img src={picture} alt="" width={56} height={56} loading="lazy" /> : <Icon name="user" size={24} />}
      </Portrait>
      <div>
        <Name>{name}</Name>
        {position && <Position>{position}</Position>}
        {children && <About>{children}</About>}
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-block: ${theme.border.hair} solid ${theme.color.lineHair};
`;

const Portrait = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  overflow: hidden;
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgStage};

  > img {
    object-fit: cover;
  }
`;

const Name = styled.p`
  font: ${theme.type.h4};
`;

const Position = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

const About = styled.div`
  margin-top: ${theme.space[2]};
  max-width: 62ch;
`;
