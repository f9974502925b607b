import { Checkbox } from '@dopahiya/ui-kit';
import * as texts from '#texts/account-form';
import * as S from './account-form.styles.ts';

/** Checkbox for users with a single name, below both name fields; CSS hides the second field when it is checked. */
export const OneName = ({ isChosen }: { isChosen: boolean }) => (
  <S.OneName>
    <Checkbox name="one_name" value="yes" defaultChecked={isChosen}>
      {texts.oneName}
    </Checkbox>
  </S.OneName>
);
