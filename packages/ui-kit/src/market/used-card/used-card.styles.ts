import { styled } from 'styled-components';
import { SiteLink } from '../../link/site-link.tsx';
import { theme } from '../../theme/theme.ts';

export const Root = styled.article`
  position: relative;
  width: 100%;
  min-width: 0;
`;

export const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  margin-bottom: 14px;
  overflow: hidden;
  border-radius: ${theme.radius.stand};
  background: ${theme.color.bgStage};
`;

export const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Stage = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: 100%;
  padding: 0 ${theme.space[4]} 34px;

  > svg {
    width: 70%;
    color: ${theme.color.textMuted};
  }
  > img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;

export const Illustration = styled.p`
  position: absolute;
  inset: auto auto ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.micro};
`;

export const Corner = styled.div`
  position: absolute;
  inset: 14px auto auto 14px;
`;

export const Count = styled.p`
  position: absolute;
  inset: auto ${theme.space[3]} 10px auto;
  display: flex;
  align-items: center;
  gap: 5px;
  padding: 4px ${theme.space[2]} 3px;
  border-radius: 4px;
  background: ${theme.color.bgInk};
  color: ${theme.color.textOnInk};
  font: ${theme.type.micro};
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};

  > :first-child {
    min-width: 0;
  }
  > :last-child {
    flex: none;
  }
`;

export const Brand = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/* The link covers the card. */
export const Name = styled(SiteLink)`
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${theme.media.hover} {
    ${Root}:hover & {
      text-decoration: underline ${theme.color.lineControl} 1.5px;
      text-underline-offset: 5px;
    }
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:focus-visible::after {
    outline: ${theme.border.focus} solid ${theme.color.focusRing};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusHalo};
  }
`;

export const Facts = styled.p`
  display: flex;
  align-items: center;
  gap: 5px;
  margin-top: 6px;
  color: ${theme.color.textMuted};
  font-size: 0.9375rem;
`;

export const Deal = styled.div`
  margin-top: ${theme.space[2]};
`;
