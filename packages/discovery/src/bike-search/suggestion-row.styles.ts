import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Picture = styled.span`
  flex: none;
  width: 64px;
  height: 44px;
  padding-block: 2px;
  border-radius: ${theme.radius.xs};
  background: ${theme.color.bgStage};

  > img {
    object-fit: contain;
    object-position: bottom;
  }
`;

export const Words = styled.span`
  flex: 1;
  display: grid;
  min-width: 0;
`;

/** A badge wraps below the name if there is no room beside it. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  align-items: center;
  min-width: 0;
`;

export const Name = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Facts = styled.small`
  overflow: hidden;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Amount = styled.span`
  flex: none;
  padding-block-start: 2px;
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums lining-nums;
  text-align: end;

  > small {
    display: block;
    max-width: 9.5em;
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;
