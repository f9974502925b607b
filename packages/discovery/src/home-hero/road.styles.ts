import { Container, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Strip = styled.div`
  --ground: ${theme.color.textOnInk};
  background: ${theme.color.bgInk};
  color: ${theme.color.textOnInk};
`;

/** The ruler starts at the content's left edge and runs off the page. */
export const Ruler = styled.div`
  margin-inline-start: max(${theme.layout.gutter}, calc((100vw - ${theme.layout.container}) / 2));
`;

export const Marks = styled(Container)`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
`;

export const Figures = styled.div`
  position: relative;
  flex: 1;
  color: ${theme.color.actionSignalBg};
  font: ${theme.weight.display} 0.8125rem/1.4 ${theme.font.display};
`;

export const Metre = styled.span`
  position: absolute;
  top: 0;
  left: calc(var(--metre) * 1000 * var(--mm));
  transform: translateX(-50%);
  white-space: nowrap;

  ${theme.media.belowNav} {
    &:nth-child(n + 2) {
      display: none;
    }
  }
`;

export const Note = styled.p`
  flex: none;
  font: ${theme.type.micro};
`;
