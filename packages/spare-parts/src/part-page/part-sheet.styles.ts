import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[3]} ${theme.space[12]};

  > * {
    min-width: 0;
  }
  ${theme.media.nav} {
    grid-template-columns: minmax(0, 17fr) minmax(0, 11fr);
    align-items: start;
    gap: ${theme.space[12]};
  }
`;

export const Picture = styled.div`
  --mm: 0.5px;
`;

export const Backdrop = styled.div`
  display: grid;
  place-items: center;
  min-height: 220px;
  padding: ${theme.space[8]} ${theme.space[5]} 0;
  border-radius: 14px 14px 0 0;
  background: ${theme.color.bgStage};
  color: ${theme.color.textDefault};

  > svg,
  > img {
    width: min(100%, 300px);
    height: auto;
  }
  ${theme.media.nav} {
    min-height: 380px;
  }
`;

export const Caption = styled.p`
  padding-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Sheet = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};

  > * {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`;

export const For = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Marks = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  &:empty {
    display: none;
  }
`;

export const Facts = styled.dl`
  width: 100%;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dt {
    color: ${theme.color.textMuted};
  }
`;

export const Heading = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.type.h4};
`;

export const Highlights = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: 1.2em;
  list-style: '– ';
`;
