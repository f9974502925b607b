import { SiteLink, theme } from '@dopahiya/ui-kit';
import { css, styled } from 'styled-components';

const row = css`
  display: grid;
  grid-template-columns: 72px 1fr auto;
  gap: ${theme.space[3]};
  align-items: center;
  min-height: 56px;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  text-decoration: none;
`;

export const Row = styled.div`
  ${row}
  color: ${theme.color.textMuted};
`;

export const RowLink = styled(SiteLink)`
  ${row}

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Picture = styled.span`
  display: grid;
  place-items: end center;
  height: 48px;

  > img {
    max-width: 100%;
    max-height: 100%;
  }
`;

export const Name = styled.span`
  font-weight: ${theme.weight.semibold};
`;

export const Price = styled.span`
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  text-align: end;

  > small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;
