import { useEffect, useRef } from 'react';
import { useClient } from '@arma11/core';
import type { Lineup, SalaCompe } from '@arma11/core/contract';
import { formationLabel } from '@arma11/core/domain';
import { useLineupChangeWords, type LineupChangeMessages } from '../../messages/lineupChange.es';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorBlock } from '../../ui/ErrorBlock';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { soonWords } from '../players/kickoff';
import type { LineupEditorState } from '../model/lineupEditorState';
import { CopyPreview } from './CopyPreview';
import { planCopy } from '../model/lineupPlan';
import { Sources } from './PlanDialog.styles';

/** Takes over the team of another room of the same league and jornada: first which, then what it would change. */
export function CopyDialog({ editor }: { editor: LineupEditorState }) {
  const t = useLineupChangeWords();
  const { copying } = editor;
  const { chosen, team } = copying;
  return (
    <Dialog
      open={copying.open}
      onClose={copying.close}
      title={chosen ? t.copyFrom(chosen.sala_detail.name) : t.copy}
      description={chosen ? editor.lineup && team && changeWords(editor.lineup, team, t) : t.copyHelp}
      closeLabel={t.close}
      footer={chosen && <CopyFoot editor={editor} />}
    >
      <Step of={chosen?.id ?? 0} />
      <CopyBody editor={editor} />
      {chosen && team && editor.lineup && <CopyPreview lineup={editor.lineup} team={team} />}
    </Dialog>
  );
}

/** Takes the focus to the dialog when what it shows changes: the button that was tapped is gone. */
function Step({ of }: { of: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current !== of) mark.current?.closest('dialog')?.focus();
    shown.current = of;
  }, [of]);
  return <span ref={mark} hidden />;
}

/** What copying changes, in a sentence: the formation when it is another, and how many players. */
function changeWords(lineup: Lineup, team: Lineup, t: LineupChangeMessages): string {
  const { formation, swaps } = planCopy(lineup, team, null)!;
  const another = formation !== lineup.formation;
  if (swaps.length === 0 && !another) return `${t.copySame}.`;
  return `${another ? `${t.copyFormation(formationLabel(formation))} ` : ''}${t.copyChanges(swaps.length)}`;
}

function CopyBody({ editor }: { editor: LineupEditorState }) {
  const t = useLineupChangeWords();
  const { chosen, team, sources, error, retrying, retry, choose } = editor.copying;
  if (error) return <ErrorBlock text={t.failure(error)} retrying={retrying} retryLabel={t.retry} onRetry={retry} />;
  if (chosen ? !team : !sources) return <Waiting />;
  if (chosen || !sources) return null;
  if (sources.length === 0) return <EmptyState drawing="ticket" text={t.copyNothing} />;
  return (
    <Sources>
      {sources.map((source) => (
        <li key={source.id}>
          <Source source={source} onChoose={() => choose(source)} />
        </li>
      ))}
    </Sources>
  );
}

function Source({ source, onChoose }: { source: SalaCompe; onChoose: () => void }) {
  const t = useLineupChangeWords();
  const now = useClient().serverNow();
  return (
    <button type="button" onClick={onChoose}>
      <span>
        <b>{source.sala_detail.name}</b>
        <small>{t.copySource(formationLabel(source.formation), soonWords(source.lock_at, now, t))}</small>
      </span>
      <Icon name="chevronRight" size={20} />
    </button>
  );
}

function CopyFoot({ editor }: { editor: LineupEditorState }) {
  const t = useLineupChangeWords();
  const { copying, lineup, entry } = editor;
  const { chosen, team } = copying;
  const apply = () => {
    copying.close();
    if (chosen) void editor.copy(chosen.id);
  };
  const max = entry?.sala_detail.flags.max_per_club ?? null;
  return (
    <>
      {lineup && team && (
        <Button part="button-primary" wide disabledReason={whyNot(lineup, team, max, t)} onClick={apply}>
          {t.copyApply}
        </Button>
      )}
      <Button part="button" wide kind="secondary" onClick={() => copying.choose(null)}>
        {t.copyBack}
      </Button>
    </>
  );
}

function whyNot(lineup: Lineup, team: Lineup, max: number | null, t: LineupChangeMessages) {
  const plan = planCopy(lineup, team, max);
  if (!plan) return t.copyTooMany(max ?? 0);
  return plan.swaps.length === 0 && plan.formation === lineup.formation ? t.copySame : undefined;
}

function Waiting() {
  const t = useLineupChangeWords();
  return (
    <div role="status">
      <VisuallyHidden>{t.loadingRooms}</VisuallyHidden>
      <Skeleton height={64} />
      <Skeleton height={64} top={8} />
    </div>
  );
}
