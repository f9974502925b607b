import { paths } from '@dopahiya/domain/site';
import { Button, Dialog, Icon, Link } from '@dopahiya/ui-kit';
import { type ReactNode, useState } from 'react';
import * as texts from '#texts/sell-wizard';
import type { KeptDraft } from '../sell-draft/draft-keeper.ts';
import type { useDraft } from '../sell-draft/use-draft.ts';
import * as S from './sell-form.styles.ts';
import { useForgottenStep } from './use-step-history.ts';
import { useIsOffline, useIsSlow } from './use-line.ts';
import type { Refusal, Submission } from './use-submission.ts';

/** Status of the draft: whether it is saved, and what another tab did with it. */
export function DraftNotice({ kept }: { kept: ReturnType<typeof useDraft> }) {
  const { storage, elsewhere, keeper } = kept;
  const isOffline = useIsOffline();
  const forgetStep = useForgottenStep();
  return (
    <>
      {elsewhere && <ElsewhereNotice elsewhere={elsewhere} keeper={keeper} />}
      {isOffline && (
        <S.Notice data-tone="warn">
          <Icon name="info" />
          <output>{texts.offline}</output>
        </S.Notice>
      )}
      <S.Kept>
        <output>{storageTexts[storage]}</output>
        {storage !== 'empty' && (
          <StartOver
            onConfirm={() => {
              void keeper?.finish();
              forgetStep();
            }}
          />
        )}
      </S.Kept>
    </>
  );
}

/** Asks for confirmation before it deletes the draft. */
function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setAsked(true)}>
        {texts.startOver}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={texts.startOverTitle}
        footer={
          <>
            <Button tone="danger" onClick={onConfirm}>
              {texts.deleteDraft}
            </Button>
            <Button tone="secondary" onClick={() => setAsked(false)}>
              {texts.keepDraft}
            </Button>
          </>
        }
      >
        <p>{texts.whatIsDeleted}</p>
      </Dialog>
    </>
  );
}

const storageTexts: Record<KeptDraft['storage'], string> = {
  empty: '',
  stored: texts.stored,
  words: texts.wordsStored,
  refused: texts.notStored,
};

function ElsewhereNotice({ elsewhere, keeper }: Pick<ReturnType<typeof useDraft>, 'keeper'> & ElsewhereProps) {
  const { isTaken, isFinished } = elsewhere;
  if (isTaken) {
    return (
      <S.Notice data-tone="warn">
        <Icon name="info" />
        <output>{isFinished ? texts.finishedElsewhere : texts.takenOver}</output>
      </S.Notice>
    );
  }
  return (
    <S.Notice data-tone="warn" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>{isFinished ? texts.sentElsewhere : texts.changedElsewhere}</p>
        <S.Choices>
          <Button size="small" tone="secondary" onClick={() => void keeper?.takeOther()}>
            {texts.takeOther}
          </Button>
          <Button size="small" tone="secondary" onClick={() => void keeper?.keepOwn()}>
            {texts.keepOwn}
          </Button>
        </S.Choices>
      </div>
    </S.Notice>
  );
}

interface ElsewhereProps {
  elsewhere: NonNullable<KeptDraft['elsewhere']>;
}

/** Explains why the bike was not listed, or that it takes longer than usual. */
export function SubmissionNotice({ submission: { phase, refusal } }: { submission: Submission }) {
  const isSlow = useIsSlow(phase !== 'idle');
  return (
    <>
      {refusal && (
        <S.Notice data-tone="danger" role="alert">
          <Icon name="circle-alert" />
          <span>
            {refusal.problem} {remedies[refusal.remedy ?? 'none']}
          </span>
        </S.Notice>
      )}
      <S.Slow>{isSlow ? texts.slow : ''}</S.Slow>
    </>
  );
}

const login = paths.loginFrom(paths.sellBikes);

const remedies: Record<NonNullable<Refusal['remedy']> | 'none', ReactNode> = {
  'sign-in': <Link to={login}>{texts.signInAgain}</Link>,
  'sign-in-first': (
    <Link to={login} target="_blank">
      {texts.signInOtherTab}
    </Link>
  ),
  'press-again': texts.nothingLost,
  none: null,
};
