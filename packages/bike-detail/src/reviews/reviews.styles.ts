import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  > * {
    min-width: 0;
  }
  ${theme.media.nav} {
    grid-template-columns: 320px minmax(0, 1fr);
    gap: 60px;
  }
`;

export const Summary = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};

  > p {
    color: ${theme.color.textMuted};
  }
`;

export const Average = styled.div`
  color: ${theme.color.textMuted};

  > b {
    color: ${theme.color.textDefault};
    font: ${theme.type.d2};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Order = styled.div`
  max-width: 260px;
  margin-bottom: ${theme.space[4]};
`;

export const List = styled.ul`
  max-width: 68ch;

  > li {
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    overflow-wrap: anywhere;
  }
  h3 {
    margin-top: ${theme.space[1]};
    font: ${theme.type.h4};
  }
`;

export const OwnList = styled(List)`
  max-width: none;
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > li {
    display: grid;
    gap: ${theme.space[2]};
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};

  > b {
    font-weight: ${theme.weight.semibold};
  }
  > time {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  > :last-child {
    margin-inline-start: auto;
  }
`;

export const Toggle = styled.button`
  justify-self: start;
  min-height: ${theme.layout.tap};
  font-weight: ${theme.weight.semibold};
  text-decoration: underline ${theme.color.lineControl} 1.5px;
  text-underline-offset: 5px;
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 68ch;
  margin-top: ${theme.space[8]};
  padding-top: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

export const Own = styled.div`
  max-width: 68ch;
  margin-top: ${theme.space[8]};
  padding-top: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  overflow-wrap: anywhere;

  > section {
    display: grid;
    gap: ${theme.space[3]};
  }
`;
