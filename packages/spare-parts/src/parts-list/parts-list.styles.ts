import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Notice = styled.p`
  max-width: 68ch;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusNoticeBg};
  color: ${theme.color.statusNoticeFg};
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  margin-top: ${theme.space[5]};
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
`;

export const Row = styled.article`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-block: ${theme.space[4]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  > * {
    min-width: 0;
  }
  > button {
    justify-self: start;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    font: ${theme.type.h4};
  }
  ${theme.media.m} {
    grid-template-columns: minmax(0, 1fr) 5.5rem 10rem auto;
    align-items: center;

    > button {
      justify-self: end;
    }
  }
`;

export const Model = styled.p`
  margin-block: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Left = styled.p`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[2]};

  > s {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const AboutFit = styled.p`
  max-width: 68ch;
  padding-block: ${theme.space[5]} ${theme.space[8]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Complaint = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textDanger};
`;
