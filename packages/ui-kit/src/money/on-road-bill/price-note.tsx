import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import * as texts from '#texts/on-road-bill';
import { estimateNote, isOldEstimate } from './estimate-note.ts';
import { theme } from '../../theme/theme.ts';

/** Date note of an on-road price, with a prominent warning if it is outdated. */
export function PriceNote({ price }: { price: OnRoadPrice }) {
  return (
    <>
      {estimateNote(price)}
      {isOldEstimate(price) && (
        <Dated>
          <Icon name="clock" size={18} />
          <span>{texts.oldPrice}</span>
        </Dated>
      )}
    </>
  );
}

const Dated = styled.strong`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.s};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};
  font: ${theme.type.small};
  font-weight: ${theme.weight.medium};

  > svg {
    flex: none;
  }
`;
