import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Queue = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

export const Cases = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  h2 {
    font: ${theme.type.h3};
    scroll-margin-top: calc(${theme.layout.header} + ${theme.space[4]});
  }
`;

/** Content on the left, decision on its right if there is room. */
export const Case = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]} ${theme.space[10]};
  align-items: start;
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};
  overflow-wrap: anywhere;

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  }
`;

export const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  > p {
    color: ${theme.color.textMuted};
  }
  ${theme.media.nav} {
    grid-column: 1 / -1;
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  h3 {
    font: ${theme.type.h4};
  }
  p {
    max-width: 68ch;
  }
  b {
    font-weight: ${theme.weight.semibold};
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > li {
    padding-block: ${theme.space[2]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
`;

/** Two columns if there is room. */
export const Table = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  column-gap: ${theme.space[6]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    justify-content: space-between;
    padding-block: ${theme.space[2]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** User text, quoted unchanged. */
export const Said = styled.blockquote`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgSunken};

  > p {
    white-space: pre-line;
  }
`;

export const Photos = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  button {
    display: block;
    width: 136px;
    aspect-ratio: 4 / 3;
    overflow: hidden;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.standS};
    background: ${theme.color.bgStage};
    cursor: zoom-in;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Enlarged = styled.img`
  max-width: 100cqi;
  max-height: 100cqb;
  object-fit: contain;
`;

export const Decide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  ${theme.media.nav} {
    position: sticky;
    top: calc(${theme.layout.header} + ${theme.space[4]});
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  > p {
    color: ${theme.color.textMuted};
  }
`;

export const Settled = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  overflow-wrap: anywhere;
`;

export const Decision = styled.div`
  display: grid;
  gap: ${theme.space[1]};

  p {
    max-width: 68ch;
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Reversal = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  max-width: 560px;

  > button {
    justify-self: start;
    min-height: ${theme.layout.tap};
  }
`;

export const Conflict = styled.div`
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.stand};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};

  b {
    font-weight: ${theme.weight.semibold};
  }
`;

export const End = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;
