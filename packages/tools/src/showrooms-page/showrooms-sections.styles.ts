import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const LineUp = styled.figure`
  min-width: 0;

  a {
    display: block;
  }
  > figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

/** As high as the line-up, to prevent layout shift. */
export const LineUpRoom = styled.div`
  min-height: 180px;
`;

export const Side = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-content: start;

  h2 {
    font: ${theme.type.h4};
  }
`;

export const Cities = styled.ul`
  margin-top: ${theme.space[3]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: 48px;
    padding-inline: ${theme.space[2]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-decoration: none;
  }
  a[aria-current] {
    background: ${theme.color.bgSelected};
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.hover} {
    a:not([aria-current]):hover {
      background: ${theme.color.bgHover};
    }
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const About = styled.section`
  > p {
    margin-top: ${theme.space[3]};
    color: ${theme.color.textMuted};
  }
`;

export const Complaint = styled.p`
  padding-block: ${theme.space[4]};
  color: ${theme.color.textDanger};
`;
