import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Room = styled.div`
  padding-block: ${theme.space[6]} ${theme.space[10]};
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  align-items: end;

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 640px) minmax(0, 1fr);
    min-height: 360px;
  }
`;

export const Words = styled.div`
  padding-bottom: ${theme.space[6]};

  > h2 {
    font: ${theme.type.d2};
    outline-offset: ${theme.space[1]};
  }
  > p {
    max-width: 60ch;
    margin-top: ${theme.space[3]};
    color: ${theme.color.textMuted};
  }
  b {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
`;

/** The confetti falls in it, beside the text. */
export const Standing = styled.div`
  --mm: ${theme.scale.hero};
  position: relative;
  display: grid;
  align-self: stretch;
  justify-items: center;
  align-content: end;
  gap: ${theme.space[3]};
  min-width: 0;

  ${theme.media.belowNav} {
    --mm: ${theme.scale.rowS};
  }
`;

export const Ground = styled.div`
  --mm: 0.16px;
`;

export const Onward = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Unsent = styled.div`
  margin-top: ${theme.space[5]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  > h3 {
    font: ${theme.type.h4};
  }
  > ul {
    margin-top: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[8]};
  padding-top: ${theme.space[6]};

  ${theme.media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h3 {
    font: ${theme.type.h4};
  }
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;
