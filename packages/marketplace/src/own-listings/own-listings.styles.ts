import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};

  > p {
    color: ${theme.color.textMuted};
  }
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  ${theme.media.m} {
    grid-template-columns: 176px minmax(0, 1fr) auto;
  }
`;

export const Picture = styled.div`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgStage};

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-drawn='true'] > img {
    padding: ${theme.space[1]} ${theme.space[2]};
    object-fit: contain;
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  h3 {
    font: ${theme.type.h4};
  }
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  b {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Asked = styled.div`
  grid-column: 2;

  > b {
    display: block;
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
  > span {
    color: ${theme.color.textSubtle};
    font: ${theme.type.micro};
  }
  ${theme.media.m} {
    grid-column: 3;
    text-align: end;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  grid-column: 1 / -1;

  ${theme.media.m} {
    grid-column: 2 / -1;
  }
  button {
    min-height: ${theme.layout.tap};
  }
`;

export const Problem = styled.p`
  flex-basis: 100%;
  color: ${theme.color.textDanger};
  font: ${theme.type.small};
`;

export const Done = styled.output`
  flex-basis: 100%;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

/** Open section of a row, below it. */
export const Part = styled.section`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space[4]};
  min-width: 0;
  justify-items: start;
  padding-top: ${theme.space[4]};

  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

export const EditForm = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: start;

  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Wide = styled.div`
  grid-column: 1 / -1;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

export const Question = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

export const Conflict = styled.div`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  h4 {
    font: ${theme.type.h4};
  }
  dl {
    display: grid;
    gap: ${theme.space[3]};
    margin-block: ${theme.space[3]};
  }
  dt {
    font-weight: ${theme.weight.semibold};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Notice = styled.output`
  display: block;
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const LastSeen = styled.ul.attrs({ role: 'list' })`
  margin-top: ${theme.space[2]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
`;

export const Unconfirmed = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;
`;
